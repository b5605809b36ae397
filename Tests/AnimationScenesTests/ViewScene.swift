@testable import AnimationEngine
@testable import AnimationScenes

/// A scene of views as tests write and read it.
struct ViewScene {
  var script: SceneScript

  init(_ initial: KeyValuePairs<String, PropertyValue> = [:], layout: LayoutBox? = nil) {
    script = SceneScript(initial, layout: layout)
  }

  /// A phone.
  static let container = Size(width: 400, height: 800)

  /// A straight line that takes a second.
  static let line = SceneTransaction(.animation(.linear(duration: 1)))

  /// A spring that swings over.
  static let spring = SceneTransaction(.animation(.spring(duration: 0.5, bounce: 0.3)))

  /// The scene played.
  func played(springs: SpringModel = .analytic) throws -> PlayedViews {
    PlayedViews(timeline: try script.animation.compiled(springs: springs))
  }
}

/// What a scene of views shows.
struct PlayedViews {
  let timeline: Timeline
  private let columns: [String: [Int]]

  init(timeline: Timeline) {
    self.timeline = timeline
    let all = timeline.columns
    columns = Dictionary(grouping: all.indices) { timeline.properties[all[$0].property].name }
  }

  private func columns(_ name: String) -> [Int] { columns[name] ?? [] }

  /// What a property shows, component by component.
  func value(_ name: String, _ time: Double) -> [Double] {
    columns(name).map { timeline.value(ofColumn: $0, at: time) }
  }

  /// The model of a property.
  func model(_ name: String, _ time: Double) -> [Double] {
    columns(name).map { timeline.model(ofColumn: $0, at: time) }
  }

  /// How fast a property moves, per second.
  func velocity(_ name: String, _ time: Double) -> [Double] {
    columns(name).map { timeline.velocity(ofColumn: $0, at: time) }
  }

  /// Whether a property has no value at a time, neither one that shows nor a model.
  func isAbsent(_ name: String, _ time: Double) -> Bool {
    let values = value(name, time) + model(name, time)
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

/// Whether two lists of numbers agree to a tolerance.
func isClose(_ left: [Double], _ right: [Double], _ tolerance: Double = 1e-12) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
}
