import AnimationDocuments
import AnimationEngine
import AnimationScenes
import Foundation
import Testing

@testable import AnimationFormats

/// A picture of the documentation and what it is drawn from.
struct PagePicture: Sendable, CustomTestStringConvertible {
  /// The path of the file from the top of the repository.
  let path: String
  /// What it shows.
  let figure: @Sendable () throws -> PlotFigure

  var testDescription: String { path }

  /// A picture of the catalogue whose pages show it.
  init(_ name: String, _ figure: @escaping @Sendable () throws -> PlotFigure) {
    let showing = Catalogue.all.first { $0.shownPictures.contains(name + ".svg") }
    path = "\((showing ?? Catalogue.all[0]).path)/Resources/\(name).svg"
    self.figure = figure
  }

  /// The picture of the README.
  private init(path: String, _ figure: @escaping @Sendable () throws -> PlotFigure) {
    self.path = path
    self.figure = figure
  }

  /// Every picture.
  static let all: [PagePicture] = ofIdeas + scenes

  private static let ofIdeas: [PagePicture] = [
    PagePicture(path: "api/examples/bounce.svg") {
      let readme = try Page("README", in: Page.root)
      let ask = try #require(readme.blocks("sh").first { $0.contains("offset") })
      let document = try #require(ask.split(separator: "'", maxSplits: 3).last).dropLast()
      return try figure(of: String(document))
    },
    PagePicture("landing") { try figure(ofPage: "AnimationEngine") },
    PagePicture("springs") { springs },
    PagePicture("curves") { try curves() },
    PagePicture("keyframes") { try figure(ofPage: "Keyframes", "include=velocity") },
    PagePicture("phases") { try figure(ofPage: "Phases") },
    PagePicture("animations") { try figure(ofPage: "Animations", "include=velocity") },
    PagePicture("sampling") { try sampling() },
    PagePicture("transactions") { transactions },
    PagePicture("custom") { custom },
    PagePicture("animators") { try animators() },
    PagePicture("timing") { try figure(ofPage: "Timing", "include=velocity") },
    PagePicture("values") { values },
    PagePicture("colors") { try figure(ofPage: "Colors") },
    PagePicture("transforms") { try figure(ofPage: "Transforms") },
    PagePicture("paths") { try figure(ofPage: "Paths") },
  ]

  /// The examples of scripts that pages show, each with its model.
  private static let scenes: [PagePicture] = exampleNames.map { name in
    PagePicture(name) { try figure(of: example(name), "include=model") }
  }

  private static var exampleNames: [String] {
    let shown = Catalogue.all.flatMap(\.shownPictures)
    return shown.filter { $0.hasPrefix("scene-") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func example(_ name: String) throws -> String {
    let folder = Page.root.appending(path: "api/examples/valid")
    return try String(contentsOf: folder.appending(path: name + ".json"), encoding: .utf8)
  }

  /// The plot of the first document that a page shows, under the parameters of a plot.
  static func figure(ofPage name: String, _ query: String = "") throws -> PlotFigure {
    try figure(of: #require(try Page(name).blocks("json").first), query)
  }

  /// The plot of a document under the parameters of a plot.
  static func figure(of text: String, _ query: String = "") throws -> PlotFigure {
    let document = try AnimationDocument(decoding: Array(text.utf8))
    let animation = try document.resolved()
    let query = try SampleQuery(decoding: query)
    let timeline = try animation.compiled(springs: query.springs, horizon: query.end ?? 0)
    let options = PlotFigure.Options(
      includesVelocity: query.include.contains(.velocity),
      includesModel: query.include.contains(.model), title: document.name)
    return PlotFigure(
      timeline, over: try query.range(ofDuration: timeline.duration),
      keyframes: animation.keyframeTimes, moments: animation.scriptMoments, options)
  }
}

// MARK: - Drawn from functions

extension PagePicture {
  private static var springs: PlotFigure {
    let bounces: [(String, Double)] = [("-0.5", -0.5), ("0", 0), ("0.3", 0.3), ("0.6", 0.6)]
    return PlotFigure(
      title: "Springs of duration 0.5 s from 0 to 1", over: 0...1.2,
      [
        .init(
          name: "value for a bounce of", over: 0...1.2,
          bounces.map { name, bounce in
            let spring = Spring(duration: 0.5, bounce: bounce)
            return (name, { spring.value(target: 1.0, time: $0) })
          }),
        .init(
          name: "velocity, per second", over: 0...1.2,
          bounces.map { name, bounce in
            let spring = Spring(duration: 0.5, bounce: bounce)
            return (name, { spring.velocity(target: 1.0, time: $0) })
          }),
      ])
  }

  private static func curves() throws -> PlotFigure {
    let curves: [(String, UnitCurve)] = [
      ("easeInOut", .easeInOut), ("circularEaseIn", .circularEaseIn),
      ("(0.2, 0, 0, 1)", try UnitCurve(css: "cubic-bezier(0.2, 0, 0, 1)")),
      ("backOut", .ease(NamedEase(.back, .out))), ("steps(4)", try UnitCurve(css: "steps(4)")),
    ]
    let panel = PlotFigure.Panel(
      name: "value", over: 0...1,
      curves.map { name, curve in (name, { curve.value(at: $0) }) })
    return PlotFigure(title: "Unit curves", over: 0...1, axis: .progress, [panel])
  }

  private static func sampling() throws -> PlotFigure {
    let text = try #require(try Page("Sampling").blocks("json").first)
    let animation = try AnimationDocument(decoding: Array(text.utf8)).resolved()
    let timeline = try animation.compiled()
    let times = try timeline.adaptiveTimes(within: 1, from: 0, to: 0.8, mostTimes: 100_000)
    let values = times.map { timeline.value(ofColumn: 0, at: $0) }
    var panel = PlotFigure.Panel(
      name: "x", over: 0...0.8, dots: times, [("", { timeline.value(ofColumn: 0, at: $0) })])
    panel.models = [PlotFigure.Series(times: times, values: values)]
    return PlotFigure(title: "A spring in \(times.count) points", over: 0...0.8, [panel])
  }

  /// One change after another on a runtime, drawn as what shows.
  private static func panel(
    _ name: String, over range: ClosedRange<Double>, _ animation: Animation,
    _ changes: [(time: Double, value: Double)]
  ) -> PlotFigure.Panel {
    var runtime = AnimationRuntime(0.0)
    for change in changes {
      runtime.advance(to: change.time)
      runtime.withAnimation(animation) { $0 = change.value }
    }
    let moved = runtime
    let joints = changes.map(\.time)
    var panel = PlotFigure.Panel(
      name: name, over: range, dots: joints, [("", { moved.presentation(at: $0) })])
    let speeds = PlotFigure.Panel(
      name: name, over: range, dots: joints, [("", { moved.velocity(of: \.self, at: $0) })])
    if case .lines(let series) = speeds.content { panel.velocities = series }
    return panel
  }

  private static var transactions: PlotFigure {
    let changes = [(time: 0.0, value: 150.0), (time: 0.2, value: 0.0)]
    return PlotFigure(
      title: "Motions that are called back on their way", over: 0...1.2,
      [
        panel("a bouncy spring, which merges", over: 0...1.2, .bouncy, changes),
        panel(
          "easeInOut of 0.6 s, which is combined", over: 0...1.2, .easeInOut(duration: 0.6), changes
        ),
      ], marks: [.init(time: 0, name: "set 150"), .init(time: 0.2, name: "set 0")])
  }

  private static var custom: PlotFigure {
    var ball = AnimationRuntime(0.0)
    ball.withAnimation(.drop()) { $0 = 100 }
    let alone = ball
    ball.advance(to: 0.5)
    ball.withAnimation(.bouncy) { $0 = 0 }
    let taken = ball
    return PlotFigure(
      title: "A custom animation, and a spring that takes it over", over: 0...1.3,
      [
        .init(
          name: "height", over: 0...1.3, dots: [0.5],
          [
            ("left alone", { alone.presentation(at: $0) }),
            ("taken over", { taken.presentation(at: $0) }),
          ])
      ], marks: [.init(time: 0, name: "drop to 100"), .init(time: 0.5, name: "spring to 0")])
  }

  private static func animators() throws -> PlotFigure {
    var scrubbed = PropertyAnimator(from: 0.0, to: 100, duration: 1, curve: .easeInOut)
    try scrubbed.startAnimation(at: 0)
    try scrubbed.pauseAnimation(at: 0.5)
    try scrubbed.scrub(to: 0.4, at: 0.8)
    try scrubbed.continueAnimation(
      at: 1, withTimingParameters: .spring(dampingRatio: 0.7, initialVelocity: 0))
    var reversed = PropertyAnimator(from: 0.0, to: 100, duration: 1, curve: .easeInOut)
    try reversed.startAnimation(at: 0)
    try reversed.reverseAnimation(at: 0.8)
    let (one, other) = (scrubbed, reversed)
    return PlotFigure(
      title: "Property animators", over: 0...2,
      [
        .init(
          name: "paused, scrubbed, continued", over: 0...2, dots: [0.5, 0.8, 1],
          [("", { one.value(at: $0) })]),
        .init(name: "reversed", over: 0...2, dots: [0.8], [("", { other.value(at: $0) })]),
      ],
      marks: [
        .init(time: 0, name: "start"), .init(time: 0.5, name: "pause"),
        .init(time: 0.8, name: "scrub, reverse"), .init(time: 1, name: "continue"),
      ])
  }

  private static var values: PlotFigure {
    let spring = Spring(duration: 0.5, bounce: 0.6)
    let value: (Double) -> Double = { spring.value(target: 1.0, time: $0) }
    return PlotFigure(
      title: "A clamped value", over: 0...1.2,
      [
        .init(
          name: "level", over: 0...1.2,
          [("its data", value), ("the needle", { min(max(value($0), 0), 1) })])
      ])
  }
}
