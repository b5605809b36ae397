import Testing

@testable import AnimationDocuments

/// What is done with texts eight bytes at a time.
@Suite("Plain text")
struct PlainTextTests {
  /// The same, a byte at a time.
  private func plainEnd(_ bytes: [UInt8], from start: Int) -> Int {
    bytes.indices.dropFirst(start).first { index in
      let byte = bytes[index]
      return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 || byte >= 0x80
    } ?? bytes.count
  }

  @Test func everyByteIsFoundAtEveryPlace() {
    for byte in UInt8.min...UInt8.max {
      for count in 1...18 {
        for place in 0..<count {
          var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
          bytes[place] = byte
          let found = bytes.span.endOfPlainText(from: 0)
          #expect(found == plainEnd(bytes, from: 0), "\(byte) at \(place)")
        }
      }
    }
  }

  @Test func theFirstOfManyIsFound() {
    let marks: [UInt8] = [0, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7F, 0x80, 0xFF]
    var bytes: [UInt8] = []
    for first in marks { for second in marks { bytes += [first, UInt8(ascii: "x"), second] } }
    for start in 0...bytes.count {
      #expect(bytes.span.endOfPlainText(from: start) == plainEnd(bytes, from: start))
    }
  }

  @Test func eightBytesArePackedAsOneByOne() {
    let bytes = (0..<20).map { UInt8(truncatingIfNeeded: 37 * $0 + 129) }
    for start in 0...bytes.count {
      for end in start...min(start + 8, bytes.count) {
        let packed = bytes.span.packed(from: start, count: end - start)
        let plain = bytes.span.packedOneByOne(start..<end)
        #expect(packed == plain, "\(start)..<\(end)")
      }
    }
  }

  private func areSame(_ count: Int, _ left: [UInt8], _ right: [UInt8]) -> Bool {
    (left + right).span.areSame(count, from: 0, and: left.count)
  }

  @Test func behindTheEndStandsAZero() {
    let bytes: [UInt8] = [7, 8]
    let found = (0..<4).map { bytes.span.byte(at: $0) }
    #expect(found == [7, 8, 0, 0])
  }

  @Test func textsAreTheSameByAllTheirBytes() {
    let text = (0..<20).map { UInt8(truncatingIfNeeded: 37 * $0 + 129) }
    for count in 0...20 {
      #expect(areSame(count, text, text))
      for place in 0..<count {
        var other = text
        other[place] ^= 1
        #expect(!areSame(count, text, other), "\(count) bytes that differ at \(place)")
      }
    }
  }

  private func matches(_ name: TextName, _ text: [UInt8], _ count: Int) -> Bool {
    name.matches(text.span, 0..<count)
  }

  @Test func namesAreFoundByAllTheirBytes() {
    let text = Array("abcdefghijklmnopqrstuvwxyz".utf8)
    for count in 0...20 {
      let name = TextName(String(decoding: text.prefix(count), as: UTF8.self))
      #expect(matches(name, text, count) && !matches(name, text, count + 1))
      for place in 0..<count {
        var other = text
        other[place] = UInt8(ascii: "A")
        #expect(!matches(name, other, count), "\(count) bytes that differ at \(place)")
      }
    }
  }
}
