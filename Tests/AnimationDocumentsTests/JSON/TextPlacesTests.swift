import Testing

@testable import AnimationDocuments

@Suite("Places in a text")
struct TextPlacesTests {
  @Test(arguments: ["a", "\n", "\r\n", "\r", "ü€😀\n", "a\r\n\r\nbc\n\u{e9}"])
  func arePositionsOfTheirOffsets(part: String) {
    let bytes = Array(String(repeating: part, count: 4000 / part.utf8.count).utf8)
    let places = TextPlaces(bytes)
    let near = [0, 1, 1023, 1024, 1025, 2047, 2048, 2049, 3071, 3072].filter { $0 <= bytes.count }
    for offset in near + [bytes.count, bytes.count + 9] {
      #expect(places.place(at: offset) == .init(at: offset, in: bytes), "\(offset)")
    }
  }

  @Test func ofLinesAreTheirStarts() {
    let bytes = Array(String(repeating: "ab\n\n", count: 1000).utf8)
    let places = TextPlaces(bytes)
    for (line, offset) in [(1, 0), (2, 3), (3, 4), (513, 1024), (514, 1027), (2001, 4000)] {
      #expect(places.start(ofLine: line) == .init(line: line, column: 1, offset: offset))
    }
    #expect(places.start(ofLine: 9999).offset == bytes.count)
  }

  @Test func ofAnEmptyTextAreItsStart() {
    #expect(TextPlaces([]).place(at: 0) == .init(line: 1, column: 1, offset: 0))
  }
}
