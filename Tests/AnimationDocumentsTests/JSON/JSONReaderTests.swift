import Testing

@testable import AnimationDocuments

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test(arguments: [
    "null", "true", " false ", "0", "-0", "1.5e3", "\"\"", "[]", "{}", "[[],{}]", "\t[1 ,\r\n2]\n",
    #"{"a":{"b":[1,{"c":null}]}}"#, #""\"\\\/\b\f\n\r\t\u0041\uD83D\uDE00""#, "\"ü€😀\u{7F}\"",
  ])
  func takesEveryText(_ text: String) throws {
    #expect(try read(text).nodes.count > 0)
  }

  @Test func keepsNodesInOrderWithTheirPlaces() throws {
    let tape = try read(#"{"a": [1, "two"], "b": true}"#)
    #expect(tape.nodes.map(\.kind) == [.object, .string, .array, .number, .string, .string, .bool])
    #expect(tape.nodes.map(\.start) == [0, 1, 6, 7, 10, 18, 23])
    #expect(tape[0].count == 2)
    #expect(tape[2].count == 2)
    #expect(tape.end(of: 0) == 7)
    #expect(tape.end(of: 2) == 5)
    #expect(Array(tape.children(of: 0)) == [1, 2, 5, 6])
    #expect(tape.string(at: 4) == "two")
  }

  /// To look up a text with a long row of marks takes time that grows with the square of the row.
  @Test(arguments: ["\u{301}", "\\u0301", "\u{1D165}", "\\ud834\\udd65"])
  func takesThirtyMarksInARow(_ mark: String) throws {
    let row = String(repeating: mark, count: 30)
    #expect(try read("\"e\(row)x\(row)\"").nodes.count == 1)
    #expect(throws: JSONSyntaxError.self) { try read("\"e\(row)\(mark)\"") }
  }

  @Test func resolvesEscapes() throws {
    #expect(try read(#""a\u0041\ud83d\ude00\n\"\\\/é""#).string(at: 0) == "aA😀\n\"\\/é")
    #expect(try read(#""\u0000\u00e9x""#).string(at: 0) == "\0éx")
  }

  @Test func countsLikeNamesWithEscapesAsTheSame() throws {
    let tape = try read(#"["xy","\u0078y","xz"]"#)
    #expect(tape.haveSameText(1, 2))
    #expect(!tape.haveSameText(1, 3))
  }

  @Test func writesAnyValueCompactly() throws {
    let text = "{ \"a\" : [ 1.50 , { } , [ ] , \"\\u0041 b\" ] ,\n \"c\" : { \"d\" : null } } "
    #expect(try read(text).compactText(of: 0) == #"{"a":[1.50,{},[],"A b"],"c":{"d":null}}"#)
    #expect(try read("[ [ [ ] ] , 1 ]").compactText(of: 1) == "[[]]")
    #expect(try read(" 1e2 ").compactText(of: 0) == "1e2")
    #expect(try read(#"["\u001f\"\n"]"#).compactText(of: 0) == #"["\u001f\"\n"]"#)
    #expect(try read(#"["\u001A\u0019\u0000"]"#).compactText(of: 0) == #"["\u001a\u0019\u0000"]"#)
  }
}

@Suite("Refusing what is not JSON")
struct JSONSyntaxTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let text: [UInt8]
    let code: String
    let offset: Int
    var testDescription: String { String(decoding: text, as: UTF8.self) }

    init(_ text: String, _ code: String, _ offset: Int) {
      self.init(Array(text.utf8), code, offset)
    }

    init(_ text: [UInt8], _ code: String, _ offset: Int) {
      self.text = text
      self.code = code
      self.offset = offset
    }
  }

  static let faults: [Fault] = [
    Fault("", "empty-body", 0), Fault(" \n", "empty-body", 2), Fault("[", "syntax", 1),
    Fault("[1", "syntax", 2), Fault("[1,", "syntax", 3), Fault("[1,]", "syntax", 3),
    Fault("[,1]", "syntax", 1), Fault("[1 2]", "syntax", 3), Fault("[1}", "syntax", 2),
    Fault("{", "syntax", 1), Fault("{]", "syntax", 1), Fault("{a:1}", "syntax", 1),
    Fault(#"{"a"}"#, "syntax", 4), Fault(#"{"a":}"#, "syntax", 5),
    Fault(#"{"a":1,}"#, "syntax", 7), Fault(#"{"a":1 "b":2}"#, "syntax", 7),
    Fault(#"{"a":1]"#, "syntax", 6), Fault("{1:2}", "syntax", 1), Fault("'a'", "syntax", 0),
    Fault("tru", "syntax", 3), Fault("trux", "syntax", 3), Fault("nul!", "syntax", 3),
    Fault("NaN", "syntax", 0), Fault("Infinity", "syntax", 0), Fault("-", "syntax", 1),
    Fault("-a", "syntax", 1), Fault("+1", "syntax", 0), Fault(".5", "syntax", 0),
    Fault("1.", "syntax", 2), Fault("1.e2", "syntax", 2), Fault("1e", "syntax", 2),
    Fault("1e+", "syntax", 3), Fault("01", "syntax", 0), Fault("-012", "syntax", 1),
    Fault("0x1", "trailing-content", 1), Fault("// c\n1", "syntax", 0),
    Fault("1 1", "trailing-content", 2), Fault("{}{}", "trailing-content", 2),
    Fault("[]]", "trailing-content", 2), Fault("\"", "syntax", 1), Fault("\"a", "syntax", 2),
    Fault("\"a\nb\"", "syntax", 2), Fault("\"\u{1}\"", "syntax", 1), Fault("\"\\", "syntax", 2),
    Fault(#""\x""#, "invalid-escape", 1), Fault(#""a\'""#, "invalid-escape", 2),
    Fault(#""\u12g4""#, "invalid-escape", 1), Fault(#""\u12"#, "syntax", 5),
    Fault(#""\ud800""#, "invalid-escape", 1), Fault(#""\udc00""#, "invalid-escape", 1),
    Fault(#""\ud800\u0041""#, "invalid-escape", 1), Fault(#""\ud800\n""#, "invalid-escape", 1),
    Fault([0xEF, 0xBB, 0xBF, 0x31], "byte-order-mark", 0),
    Fault([0xFE, 0xFF, 0, 0x31], "byte-order-mark", 0),
    Fault([0xFF, 0xFE, 0x31, 0], "byte-order-mark", 0),
    Fault([0x22, 0x80, 0x22], "invalid-utf8", 1),
    Fault([0x22, 0xC0, 0x80, 0x22], "invalid-utf8", 1),
    Fault([0x22, 0xE0, 0x80, 0x80, 0x22], "invalid-utf8", 1),
    Fault([0x22, 0xED, 0xA0, 0x80, 0x22], "invalid-utf8", 1),
    Fault([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "invalid-utf8", 1),
    Fault([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], "invalid-utf8", 1),
    Fault([0x22, 0xC3, 0x22], "invalid-utf8", 1), Fault([0x22, 0xE2, 0x82], "invalid-utf8", 1),
    Fault([0x5B, 0xFF, 0x5D], "invalid-utf8", 1), Fault([0x5B, 0, 0x5D], "syntax", 1),
    Fault("[ü]", "syntax", 1), Fault("[1]\u{A0}", "trailing-content", 3),
  ]

  @Test(arguments: faults)
  func namesTheFaultAndItsPlace(_ fault: Fault) throws {
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONReader.read(fault.text, maxDepth: 64)
    }
    #expect(error.code.rawValue == fault.code)
    #expect(error.offset == fault.offset)
    #expect(error.message.hasSuffix(".") || error.message.hasSuffix("?"))
  }

  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("ü€😀x", 9, 1, 4), ("\n\n", 2, 3, 1), ("a\r\n\r\nbc", 6, 3, 2),
  ])
  func countsLinesAndColumns(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let position = TextPosition(of: offset, in: Array(text.utf8))
    #expect(position.line == line)
    #expect(position.column == column)
  }

  /// The room for nodes is known before a text is read: no text may need more.
  @Test func everyShortTextHasRoomForItsNodes() {
    let bytes = Array(#"[]{},:"1"#.utf8)
    var texts: [[UInt8]] = [[]]
    for _ in 1...5 {
      texts = texts.flatMap { text in bytes.map { text + [$0] } }
      for text in texts {
        guard let tape = try? JSONReader.read(text, maxDepth: 64) else { continue }
        #expect(tape.end(of: 0) == tape.nodes.count)
      }
    }
  }

  @Test func holdsTheDepth() throws {
    for depth in [1, 2, 64] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(try read(text, maxDepth: depth).nodes.count == depth)
      let error = try #require(throws: JSONSyntaxError.self) { try read(text, maxDepth: depth - 1) }
      #expect(error.code == .tooDeep)
      #expect(error.offset == depth - 1)
      #expect(error.limit == depth - 1)
    }
    #expect(try read("[[],[],[[]]]", maxDepth: 3).nodes.count == 5)
  }

  @Test func spendsNothingOnAMillionOpenBrackets() throws {
    let error = try #require(throws: JSONSyntaxError.self) {
      try read(String(repeating: "[{\"a\":", count: 1_000_000))
    }
    #expect(error.code == .tooDeep)
    #expect(error.offset == 32 * 6)
  }
}
