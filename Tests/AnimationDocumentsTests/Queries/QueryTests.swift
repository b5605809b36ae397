import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

@Suite("Query strings")
struct QueryStringTests {
  private func parameters(_ text: String) -> [String] {
    QueryString(text).parameters.map { "\($0.name)=\($0.value)" }
  }

  @Test(
    arguments: [
      ("", []), ("a=1", ["a=1"]), ("a=1&b=2", ["a=1", "b=2"]), ("&&a=1&", ["a=1"]), ("a", ["a="]),
      ("a=", ["a="]), ("=1", ["=1"]), ("a=b=c", ["a=b=c"]), ("a=1+2", ["a=1 2"]),
      ("a=1%2B2", ["a=1+2"]), ("%61=%C3%bc", ["a=ü"]), ("a=%00", ["a=\0"]),
      ("a=1&a=2", ["a=1", "a=2"]),
    ] as [(String, [String])])
  func areCutAndUnescaped(_ text: String, _ expected: [String]) {
    #expect(parameters(text) == expected)
    #expect(QueryString(text).problems.isEmpty)
  }

  @Test(arguments: [
    ("a=%", "invalid-escape"), ("a=%4", "invalid-escape"), ("a=%4g", "invalid-escape"),
    ("a=%%41", "invalid-escape"), ("a=%ff", "invalid-utf8"), ("a=%C3", "invalid-utf8"),
  ])
  func areStrict(_ text: String, _ code: String) {
    let query = QueryString(text + "&b=1")
    #expect(query.problems.map(\.code.rawValue) == [code])
    #expect(query.problems.map(\.parameter) == ["a"])
    #expect(query.parameters.map(\.name) == ["b"])
  }
}

/// Why a query is refused: each problem as parameter and code.
private func problems(
  _ body: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  let refusal = try #require(
    throws: DocumentRefusal.self, sourceLocation: sourceLocation, performing: body)
  #expect(refusal.code == .malformed)
  #expect(refusal.code.status == 400)
  for problem in refusal.problems {
    #expect(problem.pointer == nil)
    #expect(problem.message.hasSuffix("."))
  }
  return refusal.problems.map { "\($0.parameter ?? "none") \($0.code.rawValue)" }
}

@Suite("Queries for samples")
struct SampleQueryTests {
  @Test func haveTheirDefaults() throws {
    let query = try SampleQuery(decoding: "")
    #expect(query == SampleQuery())
    #expect(query.spacing == .frames(perSecond: 60))
    #expect(query.start == 0)
    #expect(query.end == nil)
    #expect(query.precision == nil)
    #expect(query.include.isEmpty)
    #expect(query.layout == .columns)
    #expect(query.springs == .analytic)
    #expect(query.format == nil)
  }

  @Test func takeEveryParameter() throws {
    let query = try SampleQuery(
      decoding: "step=0.1&start=-1&end=2.5&precision=4&include=velocity,model&layout=frames"
        + "&springs=swiftui&format=csv")
    #expect(query.spacing == .steps(of: 0.1))
    #expect(query.start == -1)
    #expect(query.end == 2.5)
    #expect(query.precision == 4)
    #expect(query.include == [.velocity, .model])
    #expect(query.layout == .frames)
    #expect(query.springs == .swiftui)
    #expect(query.format == "csv")
  }

  @Test(
    arguments: [
      ("fps=30", .frames(perSecond: 30)), ("fps=1e1", .frames(perSecond: 10)),
      ("step=.5", .steps(of: 0.5)), ("count=1", .evenly(count: 1)),
      ("count=1e3", .evenly(count: 1000)),
      ("times=1,0,-2.5", .times([1, 0, -2.5])), ("times=3", .times([3])),
      ("tolerance=0.01", .tolerance(0.01)),
    ] as [(String, SampleQuery.Spacing)])
  func spaceTheirTimes(_ text: String, _ expected: SampleQuery.Spacing) throws {
    #expect(try SampleQuery(decoding: text).spacing == expected)
  }

  @Test(arguments: [
    ("fps=", "fps wrong-type"), ("fps=fast", "fps wrong-type"), ("fps=nan", "fps wrong-type"),
    ("fps=inf", "fps wrong-type"), ("fps=0x10", "fps wrong-type"), ("fps=0", "fps out-of-range"),
    ("fps=-1", "fps out-of-range"), ("fps=1e999", "fps out-of-range"),
    ("step=0", "step out-of-range"),
    ("count=0", "count out-of-range"), ("count=99999999999999999999", "count out-of-range"),
    ("count=1.5", "count wrong-type"),
    ("count=x", "count wrong-type"),
    ("times=", "times wrong-type"), ("times=1,,2", "times wrong-type"),
    ("times=1,x,y", "times wrong-type"),
    ("times=1e999", "times out-of-range"), ("start=a", "start wrong-type"),
    ("end=", "end wrong-type"),
    ("start=2&end=1", "end out-of-range"), ("tolerance=0", "tolerance out-of-range"),
    ("precision=-1", "precision out-of-range"), ("precision=16", "precision out-of-range"),
    ("precision=2.5", "precision wrong-type"), ("include=speed", "include unknown-name"),
    ("include=", "include unknown-name"), ("include=velocity,", "include unknown-name"),
    ("layout=rows", "layout unknown-name"),
    ("springs=fluid", "springs unknown-name"), ("format=xml", "format unknown-name"),
    ("format=css-linear", "format unknown-name"), ("fps=60&fps=60", "fps duplicate-parameter"),
    ("fpss=60", "fpss unknown-parameter"), ("Fps=60", "Fps unknown-parameter"),
    ("fps=60&step=1", "step conflicting-parameters"), ("a=%zz", "a invalid-escape"),
  ])
  func areChecked(_ text: String, _ problem: String) throws {
    #expect(
      try problems { _ = try SampleQuery(decoding: text, formats: ["json", "csv"]) } == [problem])
  }

  @Test func tellAllProblemsAtOnce() throws {
    #expect(
      try problems { _ = try SampleQuery(decoding: "fpss=1&count=0&layout=x&precision=99&b=2") }
        == [
          "count out-of-range", "precision out-of-range", "layout unknown-name",
          "fpss unknown-parameter", "b unknown-parameter",
        ])
    let refusal = try #require(throws: DocumentRefusal.self) {
      try SampleQuery(decoding: "presicion=1")
    }
    #expect(refusal.problems[0].hint == "precision")
  }

  @Test func makeGrids() throws {
    let frames = try #require(try SampleQuery(decoding: "fps=10").grid(duration: 1))
    #expect(frames == .frames(perSecond: 10, end: 1))
    let part = try #require(try SampleQuery(decoding: "count=3&start=0.5&end=2").grid(duration: 1))
    #expect(part == .evenly(count: 3, start: 0.5, end: 2))
    #expect(try SampleQuery(decoding: "times=5,4").grid(duration: nil) == .times([5, 4]))
    #expect(try SampleQuery(decoding: "tolerance=1").grid(duration: 1) == nil)
    #expect(try SampleQuery(decoding: "tolerance=1&end=3").range(ofDuration: nil) == 0...3)
  }

  @Test func needAnEndWhereThereIsNone() throws {
    for text in ["", "fps=1", "count=2", "tolerance=1"] {
      let refusal = try #require(throws: DocumentRefusal.self) {
        try SampleQuery(decoding: text).grid(duration: nil)
      }
      #expect(refusal.code == .unbounded)
      #expect(refusal.code.status == 400)
      #expect(refusal.problems.map(\.parameter) == ["end"])
      #expect(refusal.problems.map(\.code) == [.unbounded])
    }
    #expect(try SampleQuery(decoding: "end=2").grid(duration: nil) != nil)
  }

  @Test func needAStartBeforeTheEnd() throws {
    let found = try problems { _ = try SampleQuery(decoding: "start=2").grid(duration: 1) }
    #expect(found == ["start out-of-range"])
  }
}

@Suite("Queries for an animation")
struct AnimationQueryTests {
  /// The animation that a query describes.
  private func single(_ query: String) throws -> SingleAnimation {
    guard case .animation(let single) = try AnimationQuery(decoding: query).animation.content else {
      throw WrongKind()
    }
    return single
  }

  @Test func goFromZeroToOneByDefault() throws {
    let query = try AnimationQuery(decoding: "")
    #expect(query.animation.properties.map(\.name) == ["value"])
    #expect(try single("").from == [Components(0)])
    #expect(try single("").to == [Components(1)])
    #expect(try single("").animation == .default)
  }

  static let forms: [(String, Animation)] = [
    ("type=bouncy", .bouncy),
    ("type=spring&duration=0.5&bounce=0.3", .spring(duration: 0.5, bounce: 0.3)),
    ("type=linear&duration=2", .linear(duration: 2)),
    (
      "type=spring&mass=1&stiffness=100&damping=10",
      .spring(Spring(mass: 1, stiffness: 100, damping: 10))
    ),
    (
      "type=interpolatingSpring&stiffness=9&damping=20&allowOverDamping=true&initialVelocity=-1",
      .interpolatingSpring(stiffness: 9, damping: 20, initialVelocity: -1)
    ),
    ("type=timingCurve&curve=easeIn&duration=1", .timingCurve(.easeIn, duration: 1)),
    ("type=linear&speed=2&delay=1", .linear.delay(1).speed(2)),
    ("type=linear&repeatCount=0", .linear.repeatCount(1)),
    ("type=linear&repeatCount=3&autoreverses=false", .linear.repeatCount(3, autoreverses: false)),
    ("type=linear&repeatForever=true", .linear.repeatForever()),
    ("type=linear&repeatForever=false", .linear),
    (
      "type=linear&logicallyCompleteAfter=0.1&repeatCount=2",
      .linear.repeatCount(2).logicallyComplete(after: 0.1)
    ),
    (
      "type=custom&points=[[0,0],[1,1]]",
      .timingCurve(
        UnitCurve(linearThrough: [UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1)])!, duration: 1)
    ),
  ]

  @Test(arguments: forms) func areThoseOfDocuments(_ query: String, _ expected: Animation) throws {
    #expect(try single(query).animation == expected)
  }

  @Test func takeTextsOfCSS() throws {
    let query = "type=timingCurve&duration=1&curve=cubic-bezier(0.1,%200.7,+1,%200.1)"
    #expect(
      try single(query).animation
        == .timingCurve(UnitCurve(css: "cubic-bezier(0.1, 0.7, 1, 0.1)"), duration: 1))
  }

  @Test func takeValuesOfEveryForm() throws {
    #expect(try single("from=15deg&to=0.5turn").to == [Components(180)])
    #expect(try single("from=%23000&to=%23ffffff").to == [Components(1, 1, 1, 1)])
    let points = try AnimationQuery(decoding: #"from={"x":0,"y":1}&to={"x":2,"y":3}"#)
    #expect(points.animation.properties[0].type == .point)
  }

  @Test func areSampledByTheirOtherParameters() throws {
    let query = try AnimationQuery(decoding: "type=linear&fps=5&end=2&format=css-linear&duration=1")
    #expect(query.sampling.spacing == .frames(perSecond: 5))
    #expect(query.sampling.end == 2)
    #expect(query.sampling.format == "css-linear")
  }

  @Test(
    arguments: [
      ("type=sprong", ["type unknown-name"]), ("duration=1", ["type missing-parameter"]),
      ("type=linear&bounce=1", ["bounce unknown-parameter"]),
      ("type=linear&durration=1", ["durration unknown-parameter"]),
      ("type=linear&duration=-1", ["duration out-of-range"]),
      ("type=linear&duration=1s", ["duration wrong-type"]),
      ("type=spring&bounce=7&duration=0", ["bounce out-of-range", "duration out-of-range"]),
      ("type=spring&mass=1&bounce=0", ["mass conflicting-parameters"]),
      ("type=spring&stiffness=1", ["damping missing-parameter"]),
      ("type=timingCurve&curve=easy", ["curve unknown-name"]),
      ("type=timingCurve&duration=1&curve=steps(0)", ["curve invalid-curve"]),
      ("type=linear&from=x", ["from wrong-type"]), ("from=1&to=1deg", ["to wrong-type"]),
      (#"from={"x":1,"z":2}"#, ["from missing-parameter"]),
      (#"to={"x":1}"#, ["to missing-parameter"]),
      (
        "type=spring&mass=-1&stiffness=x&damping=-3",
        ["mass out-of-range", "stiffness wrong-type", "damping out-of-range"]
      ),
      ("from={}", ["from wrong-type"]), ("from=", ["from wrong-type"]),
      ("type=linear&repeatCount=0.5", ["repeatCount out-of-range"]),
      ("type=linear&repeatCount=2&repeatForever=true", ["repeatForever conflicting-parameters"]),
      ("type=linear&autoreverses=true", ["autoreverses conflicting-parameters"]),
      ("type=linear&repeatForever=yes", ["repeatForever wrong-type"]),
      ("type=linear&speed=a&delay=b", ["delay wrong-type", "speed wrong-type"]),
      ("type=linear&fps=0&type=linear", ["type duplicate-parameter", "fps out-of-range"]),
      ("type=linear&modifiers=[]", ["modifiers unknown-parameter"]),
    ] as [(String, [String])])
  func areChecked(_ query: String, _ expected: [String]) throws {
    #expect(Set(try problems { _ = try AnimationQuery(decoding: query) }) == Set(expected))
  }
}

extension AnimationQueryTests {
  @Test func hintsNameParametersAlone() throws {
    let refusal = try #require(throws: DocumentRefusal.self) {
      try AnimationQuery(decoding: "type=linear&bounce=0.1")
    }
    #expect(refusal.problems.map(\.hint) == ["type or duration"])
  }

  @Test(arguments: [
    ("type=ease", "type=timingCurve&curve=ease"),
    ("type=cubic-bezier(0.4,0,0.2,1)", "type=timingCurve&curve=cubic-bezier(0.4,0,0.2,1)"),
    ("type=ease%20300ms", "type=timingCurve&curve=ease&duration=0.3"),
    ("type=steps", "type=timingCurve&curve=steps(4)"),
    ("curve=ease&duration=0.3", "type=timingCurve"),
  ])
  func hintsAreWrittenAsParameters(query: String, hint: String) throws {
    let refusal = try #require(throws: DocumentRefusal.self) {
      try AnimationQuery(decoding: query)
    }
    #expect(refusal.problems.map(\.hint) == [hint])
  }

  @Test func aWordThatBeginsOneNameAloneMeansIt() throws {
    let refusal = try #require(throws: DocumentRefusal.self) {
      try AnimationQuery(decoding: "format=css", formats: ["json", "csv", "css-linear"])
    }
    #expect(refusal.problems.map(\.hint) == ["css-linear"])
    #expect(NearestName.of("css", among: ["csv", "css-linear", "css-keyframes"]) == nil)
    #expect(NearestName.of("cssv", among: ["csv", "css-linear"]) == "csv")
    #expect(NearestName.of("Ease", among: ["ease", "ease-in"]) == "ease")
  }

  @Test func aHintListsAllParametersItsOwnFirst() throws {
    let refusal = try #require(throws: DocumentRefusal.self) {
      try AnimationQuery(decoding: "type=linear&modifiers=1")
    }
    let hint = try #require(refusal.problems.first?.hint)
    #expect(hint.hasPrefix("from, to, type, ") && hint.hasSuffix(" or format"))
    for name in AnimationQuery.parameters.map(\.name) { #expect(hint.contains(name), "\(name)") }
  }

  @Test func aParameterThatChangesNothingIsToldWithAllElseAndOfferedByNoHint() throws {
    let refusal = try #require(throws: DocumentRefusal.self) {
      try CurveQuery(
        decoding: "curve=ease&springs=x&fps=0&spring=1&b=2", idle: ["springs", "property"])
    }
    #expect(
      refusal.problems.map { "\($0.parameter ?? "") \($0.code.rawValue)" } == [
        "springs unknown-parameter", "fps out-of-range", "spring unknown-parameter",
        "b unknown-parameter",
      ])
    for hint in refusal.problems.compactMap(\.hint) {
      #expect(!hint.contains("springs") && !hint.contains("property"), "\(hint)")
    }
  }

  @Test func aHintOffersTheRevisionWhereThereIsOne() throws {
    let refusal = try #require(throws: DocumentRefusal.self) {
      try SampleQuery(decoding: "revison=1", takesRevision: true)
    }
    #expect(refusal.problems.first?.hint == "revision")
  }

  @Test func everyUnknownParameterThatIsKeptHasItsHint() throws {
    let query = "curve=ease&" + (0..<200).map { "unknown\($0)=" }.joined(separator: "&")
    let refusal = try #require(throws: DocumentRefusal.self) { try CurveQuery(decoding: query) }
    #expect(refusal.total == 200 && refusal.problems.count == DocumentRefusal.mostKept)
    #expect(refusal.problems.allSatisfy { $0.hint?.hasPrefix("curve, fps, ") == true })
  }
}

@Suite("Queries for springs and curves")
struct PartQueryTests {
  static let springs: [(String, Spring)] = [
    ("", Spring()), ("duration=1", Spring(duration: 1)), ("bounce=0.2", Spring(bounce: 0.2)),
    ("preset=bouncy", .bouncy), ("preset=snappy&extraBounce=0.1", .snappy(extraBounce: 0.1)),
    ("response=0.5&dampingRatio=0.7", Spring(response: 0.5, dampingRatio: 0.7)),
    ("stiffness=100&damping=10", Spring(stiffness: 100, damping: 10)),
    (
      "mass=2&stiffness=100&damping=100&allowOverDamping=true",
      Spring(mass: 2, stiffness: 100, damping: 100, allowOverDamping: true)
    ),
    (
      "settlingDuration=1&dampingRatio=0.5&epsilon=0.01",
      Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01)
    ),
  ]

  @Test(arguments: springs) func areSprings(_ query: String, _ expected: Spring) throws {
    #expect(try SpringQuery(decoding: query).spring == expected)
  }

  @Test func nameAThreshold() throws {
    #expect(try SpringQuery(decoding: "bounce=0.3").epsilon == nil)
    #expect(try SpringQuery(decoding: "bounce=0.3&epsilon=0.01").epsilon == 0.01)
    #expect(
      try SpringQuery(decoding: "settlingDuration=1&dampingRatio=1&epsilon=0.02").epsilon == 0.02)
  }

  @Test(
    arguments: [
      (
        "mass=-1&stiffness=x&damping=-3",
        ["mass out-of-range", "stiffness wrong-type", "damping out-of-range"]
      ),
      ("bounce=7", ["bounce out-of-range"]), ("mas=1", ["mas unknown-parameter"]),
      ("mass=1&response=0.5", ["mass conflicting-parameters"]),
      ("mass=1", ["stiffness missing-parameter", "damping missing-parameter"]),
      ("response=1", ["dampingRatio missing-parameter"]), ("epsilon=2", ["epsilon out-of-range"]),
      ("preset=soft", ["preset unknown-name"]),
      ("duration=1&duration=2", ["duration duplicate-parameter"]),
      ("bounce=a", ["bounce wrong-type"]), ("fps=60", ["fps unknown-parameter"]),
      ("settlingDuration=1&dampingRatio=1&epsilon=2", ["epsilon out-of-range"]),
    ] as [(String, [String])])
  func areCheckedAsSprings(_ query: String, _ expected: [String]) throws {
    #expect(try problems { _ = try SpringQuery(decoding: query) } == expected)
  }

  @Test(arguments: [
    "easeInOut", "ease", "backOut", "steps(4,%20jump-end)", "linear(0,+0.5+20%25,1)",
  ])
  func areCurves(_ text: String) throws {
    let query = try CurveQuery(decoding: "curve=\(text)&count=3")
    #expect(query.sampling.spacing == .evenly(count: 3))
    #expect(query.curve.value(at: 1) == 1)
  }

  @Test func areCurvesByName() throws {
    #expect(try CurveQuery(decoding: "curve=easeIn").curve == .easeIn)
    #expect(
      try CurveQuery(decoding: #"curve={"ease":"backOut","overshoot":3}"#).curve
        == UnitCurve(ease: "backOut", overshoot: 3))
  }

  @Test(
    arguments: [
      ("", ["curve missing-parameter"]), ("curve=eeease", ["curve unknown-name"]),
      ("curve=1", ["curve wrong-type"]), ("curve=steps(0)", ["curve invalid-curve"]),
      ("curve=", ["curve unknown-name"]), ("curve=ease&from=0", ["from unknown-parameter"]),
      ("curve=ease&format=css-linear", ["format unknown-name"]),
    ] as [(String, [String])])
  func areCheckedAsCurves(_ query: String, _ expected: [String]) throws {
    #expect(try problems { _ = try CurveQuery(decoding: query, formats: ["json"]) } == expected)
  }
}
