import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// What holds for every script of views that come, go and hand their frames over.
@Suite struct ViewLawTests {
  private static let seeds = [UInt64](1...12)

  @Test func theScriptsHaveMuchToHold() throws {
    let stories = try Self.seeds.map { try ViewStory(seed: $0) }
    #expect(stories.reduce(0) { $0 + $1.turns.count } > 30)
    #expect(stories.reduce(0) { $0 + $1.matches.count } > 30)
  }

  @Test(arguments: seeds) func allPropertiesOfAViewAreThereTogether(seed: UInt64) throws {
    let story = try ViewStory(seed: seed)
    for time in story.times {
      for view in ViewStory.views {
        let names = story.views.names.filter { $0.hasPrefix(view + ".") }
        let absent = names.filter { story.views.isAbsent($0, time) }
        #expect(absent.isEmpty || absent.count == names.count, "\(view) at \(time)")
        for name in names where !absent.contains(name) {
          let shown = story.views(name, time) + story.views.model(name, time)
          #expect(shown.allSatisfy { $0.isFinite }, "\(name) at \(time)")
        }
      }
    }
  }

  @Test(arguments: seeds) func whatIsReportedIsWhatShows(seed: UInt64) throws {
    let story = try ViewStory(seed: seed)
    for event in story.views.timeline.events {
      guard case .view(let name, let isPresent) = event.kind else { continue }
      if isPresent {
        #expect(!story.views.isAbsent(name + ".frame", event.time.nextDown) || event.time == 0)
      } else if !story.insertions.contains(where: { $0.time == event.time && $0.view == name }) {
        #expect(story.views.isAbsent(name + ".frame", event.time), "\(name) at \(event.time)")
      }
    }
  }

  @Test(arguments: seeds) func nothingJumpsWhereAViewTurnsRound(seed: UInt64) throws {
    let story = try ViewStory(seed: seed)
    for turn in story.turns {
      for name in ["opacity", "offset"].map({ "\(turn.view).\($0)" }) {
        let before = story.views(name, turn.time.nextDown)
        let after = story.views(name, turn.time)
        #expect(isClose(after, before, 1e-9), "\(name) at \(turn.time)")
        guard turn.isSpring else { continue }
        let speed = story.views.velocity(name, turn.time.nextDown)
        #expect(isClose(story.views.velocity(name, turn.time.nextUp), speed, 1e-6), "\(name)")
      }
    }
  }

  @Test(arguments: seeds) func bothFramesOfAMatchStartAtOnePlace(seed: UInt64) throws {
    let story = try ViewStory(seed: seed)
    for match in story.matches {
      let name = "\(match.from).frame"
      let place = story.views(name, match.time)
      #expect(isClose(story.views("\(match.to).frame", match.time), place, 1e-9))
      #expect(isClose(place, story.views(name, match.time.nextDown), 1e-9))
    }
  }

  @Test(arguments: seeds) func aSceneIsOverWithItsLastMotion(seed: UInt64) throws {
    let story = try ViewStory(seed: seed)
    let duration = try #require(story.views.timeline.duration)
    for event in story.views.timeline.events { #expect(event.time <= duration) }
    for name in story.views.names {
      let end = story.views(name, duration)
      let later = story.views(name, duration + 10)
      #expect(end == later || (end[0].isNaN && later[0].isNaN))
    }
  }

  @Test(arguments: seeds) func everyCompletionIsReportedOnce(seed: UInt64) throws {
    let story = try ViewStory(seed: seed)
    let names = story.views.completions.map { $0.prefix { $0 != " " } }.sorted()
    #expect(names == story.completions.map { $0[...] }.sorted())
  }
}

/// A random script of three views.
private struct ViewStory {
  static let views = ["a", "b", "c"]

  struct Moment {
    var time: Double
    var view: String
    var isSpring = false
  }

  struct Match {
    var time: Double
    var from: String
    var to: String
  }

  let views: Shown
  /// When views come.
  private(set) var insertions: [Moment] = []
  /// When views that show are carried another way.
  private(set) var turns: [Moment] = []
  private(set) var matches: [Match] = []
  private(set) var completions: [String] = []

  /// Times all over the script.
  var times: [Double] { (0...150).map { Double($0) / 25 } }

  init(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var scene = ViewScene()
    for view in ["a", "b"] {
      scene.script.insert(view, Self.values(&random), at: 0, transition: .identity)
    }
    var present: Set = ["a", "b"]
    var time = 0.0
    for index in 0..<24 {
      time += [0.05, 0.1, 0.3, 1].randomElement(using: &random) ?? 0
      let view = Self.views.randomElement(using: &random) ?? "a"
      let isSpring = Bool.random(using: &random)
      let completion = Bool.random(using: &random) ? "done\(index)" : nil
      if let completion { completions.append(completion) }
      let source = SceneTransaction.animation(
        isSpring ? .spring(duration: 0.4, bounce: 0.2) : .easeInOut(duration: 0.5),
        completion: completion)
      let other = present.subtracting([view]).sorted().randomElement(using: &random)
      if present.contains(view), let other, Int.random(in: 0..<3, using: &random) == 0 {
        scene.script.add(
          .match(MatchedGeometry(from: other, to: view)), at: time, by: source)
        matches.append(Match(time: time, from: other, to: view))
        continue
      }
      turns.append(Moment(time: time, view: view, isSpring: isSpring))
      if present.remove(view) != nil {
        scene.script.remove(view, at: time, container: ViewScene.container, by: source)
      } else {
        present.insert(view)
        insertions.append(Moment(time: time, view: view))
        scene.script.insert(
          view, Self.values(&random), at: time,
          transition: .combined([.move(.bottom), .opacity]), container: ViewScene.container,
          by: source)
      }
    }
    #expect(scene.script.problems.isEmpty)
    views = try scene.played()
    let played = views
    turns = turns.filter { turn in
      ["opacity", "offset"].allSatisfy { name in
        !played.isAbsent("\(turn.view).\(name)", turn.time.nextDown)
          && !played.isAbsent("\(turn.view).\(name)", turn.time)
      }
    }
  }

  private static func values(
    _ random: inout SplitMix64
  ) -> KeyValuePairs<String, PropertyValue> {
    let place = Rect(
      x: Double.random(in: 0...300, using: &random), y: 20, width: 100, height: 50)
    return ["frame": .rect(place), "opacity": 1, "offset": .point(0, 0)]
  }
}
