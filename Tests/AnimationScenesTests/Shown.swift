import AnimationEngine
import AnimationScenes
import Testing

/// What a scene shows, asked by the names of its properties.
struct Shown {
  let timeline: Timeline
  private let columns: [String: [Int]]

  /// A scene without problems, played.
  init(_ script: SceneScript, springs: SpringModel = .analytic) throws {
    #expect(script.problems.isEmpty)
    self.init(try script.animation.compiled(springs: springs))
  }

  init(_ timeline: Timeline) {
    self.timeline = timeline
    let all = timeline.columns
    columns = Dictionary(grouping: all.indices) { timeline.properties[all[$0].property].name }
  }

  private func columns(_ name: String) -> [Int] { columns[name] ?? [] }

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

  /// Whether a property has no value at a time, neither one that shows nor a model.
  func isAbsent(_ name: String, _ time: Double) -> Bool {
    let values = self(name, time) + model(name, time)
    return !values.isEmpty && values.allSatisfy(\.isNaN)
  }

  /// The names of all properties.
  var names: [String] { timeline.properties.map(\.name) }

  /// The views that came and went, as texts.
  var appearances: [String] {
    timeline.events.compactMap { event in
      guard case .view(let name, let isPresent) = event.kind else { return nil }
      return "\(isPresent ? "+" : "-")\(name) \(rounded(event.time))"
    }
  }

  /// The completions, as texts.
  var completions: [String] {
    timeline.events.compactMap { event in
      guard case .completed(let name, _, let finished) = event.kind else { return nil }
      return "\(name) \(rounded(event.time)) \(finished)"
    }
  }

  private func rounded(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
}
