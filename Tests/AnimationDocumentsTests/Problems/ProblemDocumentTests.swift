import Testing

@testable import AnimationDocuments

@Suite("Error codes")
struct ErrorCodeTests {
  @Test func areListedOnce() {
    #expect(Set(ErrorCode.all).count == ErrorCode.all.count)
    for code in ErrorCode.all {
      #expect(code.status != nil)
      #expect(code.title != code.rawValue)
      #expect(code.rawValue.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
    }
  }

  @Test(arguments: [
    (400, "malformed"), (401, "unauthenticated"), (403, "forbidden"), (404, "not-found"),
    (405, "method-not-allowed"), (406, "not-acceptable"), (409, "malformed"),
    (412, "precondition-failed"), (413, "too-large"), (414, "target-too-long"),
    (415, "unsupported"),
    (417, "expectation-failed"), (422, "invalid-document"), (429, "rate-limited"),
    (500, "internal"),
    (501, "not-implemented"), (503, "unavailable"), (418, "malformed"), (599, "internal"),
  ])
  func followFromTheStatus(_ status: Int, _ code: String) {
    #expect(ErrorCode.general(forStatus: status).rawValue == code)
  }

  @Test func mayBeUnknown() {
    let code = ErrorCode(rawValue: "from-the-future")
    #expect(code.status == nil)
    #expect(code.title == "from-the-future")
    #expect(code.type == "/problems/from-the-future")
  }
}

@Suite("Problem documents")
struct ProblemDocumentTests {
  @Test func areReadAsTheirTitleWithEachProblemInALine() {
    let problems = [
      DocumentProblem(
        .unknownName, "There is no animation \"bounzy\".", pointer: "/animation", hint: "bouncy"),
      DocumentProblem(.wrongType, "fps is a number.", parameter: "fps"),
      DocumentProblem(.wrongType, "A document is an object.", pointer: ""),
    ]
    let refusal = DocumentRefusal(.invalidDocument, problems)
    let text = """
      The document is not valid: 3 problems
      /animation: There is no animation "bounzy". (hint: bouncy)
      fps: fps is a number.
      A document is an object.
      """
    #expect("\(refusal)" == text)
    #expect("\(ProblemDocument(refusal))" == "422 " + text)
  }

  @Test func doNotRepeatTheirOnlyProblem() throws {
    let refusal = try #require(throws: DocumentRefusal.self) {
      _ = try AnimationDocument(decoding: Array("{\n".utf8))
    }
    let lines = "\(refusal)".split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("line 2, column 1: ") == true)
    let missing = ProblemDocument(.notFound, detail: "There is no animation \"a\".")
    #expect("\(missing)" == "404 \(missing.title): There is no animation \"a\".")
  }

  private func check(_ problem: ProblemDocument) throws {
    #expect(try ProblemDocument(decoding: problem.encoded()) == problem)
  }

  @Test func sayWhatARefusalSays() throws {
    let refusal = try refusal(of: animated(#"{"type":"linear","duration":-1,"durration":1}"#))
    let problem = ProblemDocument(refusal, instance: "/requests/1")
    #expect(problem.type == "/problems/invalid-document")
    #expect(problem.title == "The document is not valid")
    #expect(problem.status == 422)
    #expect(problem.detail == "2 problems")
    #expect(problem.instance == "/requests/1")
    #expect(problem.errors == refusal.problems)
    #expect(problem.place == nil)
    try check(problem)
  }

  @Test func lendThePlaceOfATextToTheWhole() throws {
    let problem = ProblemDocument(try refusal(of: "{\n  \"kind\": nope}"))
    #expect(problem.code == .malformed)
    #expect(problem.place == .init(line: 2, column: 12, offset: 13))
    #expect(problem.errors[0].place == problem.place)
    try check(problem)
    #expect(
      String(decoding: problem.encoded(), as: UTF8.self).contains(
        #""line":2,"column":12,"offset":13"#))
  }

  @Test func nameALimitThatWasPassed() throws {
    let refusal = try #require(throws: DocumentRefusal.self) {
      try Limits(maxValues: 5).checkValues(rows: 3, components: 2)
    }
    let problem = ProblemDocument(refusal)
    #expect(problem.status == 413)
    #expect(problem.excess == .init(limit: 5, actual: 6, setting: "max-values"))
    try check(problem)
  }

  @Test func nameARateThatWasPassed() throws {
    let problem = ProblemDocument(
      .rateLimited, detail: "", excess: .init(rate: 0.5, setting: "rate"))
    let text = String(decoding: problem.encoded(), as: UTF8.self)
    #expect(text.contains(#""limit":0.5,"setting":"rate""#))
    try check(problem)
  }

  @Test func comeBackWithEveryMember() throws {
    try check(
      ProblemDocument(
        .unavailable, detail: "Overloaded.", instance: "/requests/ü\"\\\n", reason: "budget",
        place: .init(line: 1, column: 2, offset: 3), excess: .init(limit: 1, actual: .max),
        errors: [
          DocumentProblem(
            .unknownParameter, "No.", parameter: "a/b", hint: "c",
            excess: .init(limit: 0, actual: 1, setting: "x")),
          DocumentProblem(ErrorCode(rawValue: "new"), "", pointer: ""),
        ]))
    try check(ProblemDocument(ErrorCode(rawValue: "new"), detail: "?"))
  }

  @Test func passOverWhatIsNotKnown() throws {
    let text = #"{"code":"forbidden","status":403,"detail":"d","more":{"a":[1]},"errors":[]}"#
    let problem = try ProblemDocument(decoding: Array(text.utf8))
    #expect(problem == ProblemDocument(.forbidden, detail: "d"))
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"code":1,"status":400,"detail":""}"#,
    #"{"code":"a","status":"400","detail":""}"#,
    #"{"code":"a","status":400}"#, #"{"code":"a","status":400,"detail":"","errors":{}}"#,
    #"{"code":"a","status":400,"detail":"","errors":[{}]}"#, "<html>",
  ])
  func areNotMadeOfOtherTexts(_ text: String) {
    #expect(throws: DocumentRefusal.self) { try ProblemDocument(decoding: Array(text.utf8)) }
  }
}
