import Testing

@testable import AnimationDocuments

/// The examples of RFC 8949, appendix A, as far as we write such items.
@Suite struct CBORWriterTests {
  private func hex(_ write: (inout CBORWriter) -> Void) -> String {
    var writer = CBORWriter()
    write(&writer)
    return writer.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static let integers: [(Int64, String)] = [
    (0, "00"), (1, "01"), (10, "0a"), (23, "17"), (24, "1818"), (100, "1864"), (1000, "1903e8"),
    (1_000_000, "1a000f4240"), (1_000_000_000_000, "1b000000e8d4a51000"), (-1, "20"),
    (-10, "29"), (-100, "3863"), (-1000, "3903e7"),
  ]

  @Test(arguments: integers)
  func integersAreShort(_ number: Int64, _ bytes: String) {
    #expect(hex { $0.append(number) } == bytes)
  }

  static let numbers: [(Double, String)] = [
    (0, "f90000"), (-0.0, "f98000"), (1, "f93c00"), (1.1, "fb3ff199999999999a"), (1.5, "f93e00"),
    (65504, "f97bff"), (100_000, "fa47c35000"), (3.4028234663852886e38, "fa7f7fffff"),
    (1e300, "fb7e37e43c8800759c"), (5.960464477539063e-8, "f90001"),
    (0.00006103515625, "f90400"), (-4, "f9c400"), (-4.1, "fbc010666666666666"),
    (.infinity, "f6"), (.nan, "f6"),
  ]

  @Test(arguments: numbers)
  func numbersTakeTheShortestFormThatHoldsThem(_ number: Double, _ bytes: String) {
    #expect(hex { $0.append(number) } == bytes)
  }

  @Test func textsAndSimpleValuesHaveTheirBytes() {
    #expect(hex { $0.append("") } == "60")
    #expect(hex { $0.append("IETF") } == "6449455446")
    #expect(hex { $0.append("\u{6c34}") } == "63e6b0b4")
    #expect(hex { $0.append(true) } == "f5")
    #expect(hex { $0.append(false) } == "f4")
    #expect(hex { $0.appendNull() } == "f6")
    #expect(hex { $0.doubles(count: 32) } == "d856590100")
  }

  @Test func membersAreOrderedByTheirBytes() {
    let bytes = hex { writer in
      writer.map([
        ("bb", { $0.append(true) }), ("c", { $0.append(1 as Int64) }), ("a", { $0.appendNull() }),
      ])
    }
    #expect(bytes == "a36161f661630162" + "6262f5")
  }

  @Test func aLabelIsWhatItsJSONSays() throws {
    let label = #"{"b":[1,-2,2.5,1e3,18446744073709551615],"aa":"é\n","a":{"x":null,"y":true}}"#
    let inner = "a26178f66179f5"
    let list = "850121f94100f963d01bffffffffffffffff"
    let expected = "a36161\(inner)6162\(list)626161" + "63c3a90a"
    #expect(hex { $0.bytes = CBORWriter.item(label: label) } == expected)
  }
}
