import AnimationEngine
import AnimationScenes
import Testing

/// What a scene shows, asked by the names of its properties.
struct Shown {
  let timeline: Timeline
  private let columnsByName: [String: [Int]]

  init(_ script: SceneScript, springs: SpringModel = .analytic) throws {
    #expect(script.problems.isEmpty)
    let timeline = try script.animation.compiled(springs: springs)
    columnsByName = Dictionary(grouping: timeline.columns.indices) { column in
      timeline.properties[timeline.columns[column].property].name
    }
    self.timeline = timeline
  }

  private func columns(_ name: String) -> [Int] { columnsByName[name] ?? [] }

  /// The numbers that a property shows; empty where there is no such property.
  func callAsFunction(_ name: String, _ time: Double) -> [Double] {
    columns(name).map { timeline.value(ofColumn: $0, at: time) }
  }

  func velocity(_ name: String, _ time: Double) -> [Double] {
    columns(name).map { timeline.velocity(ofColumn: $0, at: time) }
  }

  func model(_ name: String, _ time: Double) -> [Double] {
    columns(name).map { timeline.model(ofColumn: $0, at: time) }
  }

  /// The discrete value that a property shows, in words; nil where it is not there.
  func label(_ name: String, _ time: Double) -> String? {
    guard let index = self(name, time).first, !index.isNaN,
      let property = timeline.properties.first(where: { $0.name == name })
    else { return nil }
    return property.discreteValues[Int(exactly: index) ?? -1].description
  }

  /// Every sample of every column 60 times a second, as bits.
  var bits: [UInt64] {
    let end = timeline.duration ?? 10
    return stride(from: 0.0, through: end + 0.1, by: 1.0 / 60).flatMap { time in
      (0..<timeline.columnCount).map { timeline.value(ofColumn: $0, at: time).bitPattern }
    }
  }

  /// When a completion is reported, and whether it is finished.
  func completion(_ name: String) -> (time: Double, finished: Bool)? {
    for event in timeline.events {
      if case .completed(name, _, let finished) = event.kind { return (event.time, finished) }
    }
    return nil
  }

  /// When a view has come or gone.
  func reports(of view: String) -> [(time: Double, isPresent: Bool)] {
    timeline.events.compactMap { event in
      guard case .view(view, let isPresent) = event.kind else { return nil }
      return (event.time, isPresent)
    }
  }
}

extension SceneScript {
  /// Adds a change of layout.
  mutating func lay(
    _ inputs: [LayoutInput] = [], _ values: KeyValuePairs<String, PropertyValue> = [:],
    flush: LayoutChange.Flush = .inside, at time: Double,
    by transaction: SceneTransaction = .init()
  ) {
    let changes = changes(values)
    add(
      .layout(LayoutChange(changes: changes, inputs: inputs, flush: flush)), at: time,
      by: transaction)
  }
}

func expectNear(
  _ numbers: [Double], _ expected: [Double], within tolerance: Double = 1e-9,
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(numbers.count == expected.count, sourceLocation: location)
  for (number, expected) in zip(numbers, expected) {
    #expect(abs(number - expected) <= tolerance, "\(numbers)", sourceLocation: location)
  }
}
