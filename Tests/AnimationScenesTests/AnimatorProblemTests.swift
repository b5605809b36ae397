import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// What the state of a property animator forbids: every action in every state.
@Suite struct AnimatorProblemTests {
  private static let settings = AnimatorSettings(duration: 1, timing: .curve(.linear))

  /// What leads a new animator to a state, before the time 0.5.
  private static let ways: [(PropertyAnimatorState, [AnimatorCommand.Action])] = [
    (.inactive, []),
    (.inactive, [.start(afterDelay: 0), .stop(withoutFinishing: true)]),
    (
      .inactive,
      [.start(afterDelay: 0), .stop(withoutFinishing: false), .finish(at: .current)]
    ),
    (.active, [.start(afterDelay: 0)]),
    (.active, [.start(afterDelay: 5)]),
    (.active, [.pause]),
    (.active, [.scrub(fraction: 0.5)]),
    (.active, [.scrub(fraction: 0.5), .continue(nil, durationFactor: 2)]),
    (.stopped, [.start(afterDelay: 0), .stop(withoutFinishing: false)]),
    (.stopped, [.pause, .stop(withoutFinishing: false)]),
  ]

  private static let actions: [(PropertyAnimatorAction, AnimatorCommand.Action)] = [
    (.animate, .animate([])), (.start, .start(afterDelay: 0)), (.pause, .pause),
    (.scrub, .scrub(fraction: 0.2)), (.reverse, .reverse(isReversed: nil)),
    (.reverse, .reverse(isReversed: true)), (.continue, .continue(nil, durationFactor: 0)),
    (.stop, .stop(withoutFinishing: false)), (.stop, .stop(withoutFinishing: true)),
    (.finish, .finish(at: .end)),
  ]

  private func script(_ actions: [AnimatorCommand.Action]) -> SceneScript {
    var script = SceneScript(["x": 0])
    script.animator("lift", { .create(Self.settings, $0) }, ["x": 100], at: 0)
    for action in actions { script.animator("lift", action, at: 0.25) }
    return script
  }

  @Test func everyActionIsJudgedInEveryState() {
    for (state, way) in Self.ways {
      for (action, command) in Self.actions {
        var script = script(way)
        script.animator("lift", command, at: 0.5)
        guard !state.allowedActions.contains(action) else {
          #expect(script.problems.isEmpty, "\(action) while \(state)")
          continue
        }
        let error = "A property animator that is \(state) cannot \(action)."
        let problems = script.problems
        #expect(problems.count == 1, "\(action) while \(state)")
        #expect(problems.first?.place.event == way.count + 1)
        #expect(problems.first?.place.part == .action)
        #expect(problems.first?.kind == .invalidState)
        #expect(problems.first?.message.hasPrefix(error) == true, "\(problems)")
        for allowed in state.allowedActions {
          #expect(problems.first?.message.contains(allowed.rawValue) == true)
        }
      }
    }
  }

  @Test func whatHasEndedByItselfIsInactive() {
    var script = script([.start(afterDelay: 0)])
    script.animator("lift", .continue(nil, durationFactor: 0), at: 1.25)
    script.animator("lift", .start(afterDelay: 0), at: 1.25)
    #expect(script.problems.map(\.place.event) == [2])
  }

  @Test func everythingIsReportedAtOnce() {
    var script = script([.finish(at: .end), .continue(nil, durationFactor: 0)])
    script.animator("drop", .pause, at: 1)
    #expect(script.problems.map(\.place.event) == [1, 2, 3])
    #expect(script.problems.map(\.kind) == [.invalidState, .invalidState, .unknownName])
    #expect(script.problems.last?.place.part == .name)
  }

  @Test func aNameThatIsInUseIsNotTaken() {
    for (state, way) in Self.ways {
      var script = script(way)
      script.animator("lift", { .create(Self.settings, $0) }, ["x": 5], at: 0.5)
      let problems = script.problems
      #expect(problems.isEmpty == (state == .inactive), "\(state)")
      if let problem = problems.first {
        #expect(problem.place.part == .action)
        #expect(problem.kind == .invalidState)
        #expect(problem.message.contains("is \(state)"))
      }
    }
  }

  @Test func namesThatNothingIsKnownOfAreNotJudged() throws {
    var script = SceneScript(["x": 0])
    script.animator("lift", .pause, at: 1)
    let scene = try script.made()
    #expect(scene.problems(script.properties).count == 1)
    #expect(scene.problems(script.properties, ignoring: ["lift"]) == [])
  }

  @Test func aSceneWithProblemsPlaysAllTheSame() throws {
    var script = script([
      .finish(at: .end), .start(afterDelay: 0), .continue(nil, durationFactor: 0),
    ])
    script.animator("drop", .pause, at: 1)
    let timeline = try script.animation.compiled()
    #expect(near(timeline.value(ofColumn: 0, at: 0.75), 50))
  }
}
