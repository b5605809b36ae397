import AnimationEngine
import AnimationFormats
import AnimationScenes
import Testing

/// That exports are charged for what they do, and do no more than they have to.
@Suite struct ExportCostTests {
  private func work(_ timeline: Timeline, as format: String) throws -> Int {
    let format = try #require(ExportFormat.all.first { $0.name == format })
    var meter = WorkMeter(.none)
    _ = try format.export(
      timeline, named: nil, ExportOptions { text in "\"\(text)\"" }, meter: &meter)
    return meter.work
  }

  private func moved(_ properties: [AnimatedProperty], to end: Double = 1) throws -> Timeline {
    let counts = properties.map(\.type.componentCount)
    return try ResolvedAnimation(
      properties: properties,
      content: .animation(
        SingleAnimation(
          from: counts.map { Components(repeating: 0, count: $0) },
          to: counts.map { Components(repeating: end, count: $0) },
          velocity: counts.map { _ in nil }, animation: .easeInOut(duration: 1)))
    ).compiled()
  }

  /// Each number has keyframes of its own there, and is compared alone.
  @Test func theNumbersOfAVectorCostAsManyTimesAsOne() throws {
    func work(_ count: Int) throws -> Int {
      let property = AnimatedProperty(name: "v", type: .vector(count: count))
      return try self.work(try moved([property]), as: "swiftui")
    }
    #expect(try work(64) < 12 * work(8))
  }

  /// Identifiers are made of it.
  @Test func theNameOfTheDocumentCostsByItsLetters() throws {
    let format = try #require(ExportFormat.all.first { $0.name == "swiftui" })
    func work(_ letters: Int) throws -> Int {
      var meter = WorkMeter(.none)
      let name = String(repeating: "n", count: letters)
      _ = try format.export(
        moved([AnimatedProperty(name: "x", type: .number)]), named: name,
        ExportOptions { text in "\"\(text)\"" }, meter: &meter)
      return meter.work
    }
    #expect(try work(100_000) - work(1) > 1_000_000)
  }

  @Test func propertiesCostAsManyTimesAsOne() throws {
    func work(_ count: Int) throws -> Int {
      let properties = (0..<count).map {
        AnimatedProperty(name: "p\(1000 + $0)", type: .vector(count: 64))
      }
      return try self.work(try moved(properties, to: 0), as: "waapi")
    }
    #expect(try work(400) < 11 * work(40))
  }

  /// A Lottie file says the opacity of a colour in keyframes of its own.
  @Test func aColorThatFadesCostsTwoListsOfKeyframes() throws {
    let format = try #require(ExportFormat.all.first { $0.name == "lottie" })
    func bytes(from alpha: Double) throws -> Int {
      let color = AnimatedProperty(name: "color", type: .color(.srgb))
      let timeline = try ResolvedAnimation(
        properties: [color],
        content: .animation(
          SingleAnimation(
            from: [[1, 0, 0, alpha]], to: [[0, 0, 1, 1]], velocity: [nil],
            animation: .easeInOut(duration: 1)))
      ).compiled()
      var meter = WorkMeter(.none)
      _ = try format.export(
        timeline, named: nil, ExportOptions { text in "\"\(text)\"" }, meter: &meter)
      return meter.bytes
    }
    #expect(try bytes(from: 0) > bytes(from: 1))
  }
}
