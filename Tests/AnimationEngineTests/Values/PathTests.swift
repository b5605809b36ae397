import AnimationEngine
import TestSupport
import Testing

@Suite struct PathReadingTests {
  /// Texts and their normal form.
  @Test(arguments: [
    ("", ""), (" \n\t", ""), ("M1 2", "M1 2"), ("m1 2", "M1 2"), ("M1,2", "M1 2"),
    (" M 1 , 2 ", "M1 2"), ("M1-2", "M1 -2"), ("M1+2", "M1 2"), ("M.5.5", "M0.5 0.5"),
    ("M1.5.5", "M1.5 0.5"), ("M1.-2", "M1 -2"), ("M1..2", "M1 0.2"), ("M1e2-1E-1", "M100 -0.1"),
    ("M-0 0", "M0 0"),
    ("M1 2 3 4", "M1 2L3 4"), ("m1 2 3 4", "M1 2L4 6"), ("M1 2m3 4 1 1", "M1 2M4 6L5 7"),
    ("M0 0L1 2 3 4", "M0 0L1 2L3 4"), ("M1 1l1 2 3 4", "M1 1L2 3L5 7"),
    ("M1 1H5 6h1", "M1 1H5H6H7"), ("M1 1V5v1-1", "M1 1V5V6V5"), ("M1 1H5L0 0v3", "M1 1H5L0 0V3"),
    ("M1 1c1 2 3 4 5 6", "M1 1C2 3 4 5 6 7"), ("M1 1s1 2 3 4 1 0 0 1", "M1 1S2 3 4 5S5 5 4 6"),
    ("M1 1q1 2 3 4", "M1 1Q2 3 4 5"), ("M1 1t1 2t1 2", "M1 1T2 3T3 5"),
    ("M1 1a1 2 30 0 1 5 5", "M1 1A1 2 30 0 1 6 6"), ("M1 1A1 2 30 015 5", "M1 1A1 2 30 0 1 5 5"),
    ("M0 0a1 1 0 1110 0 1 1 0 0010 0", "M0 0A1 1 0 1 1 10 0A1 1 0 0 0 20 0"),
    ("M0 0a1 1 0,1,1,10,0", "M0 0A1 1 0 1 1 10 0"),
    ("M0 0a25,25 -30 0,1 50,-25", "M0 0A25 25 -30 0 1 50 -25"),
    ("M1 1l5 5zl1 1", "M1 1L6 6ZL2 2"), ("M1 1l5 5z m1 1z", "M1 1L6 6ZM2 2Z"),
    ("M1 1zZz", "M1 1ZZZ"),
    ("M1 1\u{C}L2\r2", "M1 1L2 2"), ("M0 0L1e22 1e23", "M0 0L1e+22 1e+23"),
    (
      "M123456789012345678901234567890 0.1234567890123456789",
      "M1.2345678901234568e+29 0.12345678901234568"
    ),
    ("M1e-7 100000", "M1e-07 100000"), ("M0.1 0.30000000000000004", "M0.1 0.30000000000000004"),
  ]) func aTextIsMadeAbsolute(_ text: String, _ normal: String) throws {
    let path = try Path(svg: text)
    #expect(path.svgText == normal)
    #expect(try Path(svg: normal) == path)
    #expect(path.numbers.count == path.structure.numberCount)
  }

  /// What is wrong, and at which byte.
  @Test(arguments: [
    ("L1 1", 0), ("1 1", 0), ("x", 0), ("M", 1), ("M1", 2), ("M1,", 3), ("M,1 1", 1), ("M1 1,", 5),
    ("M1 1,,2 2", 5), ("M1 1 2", 6), ("M1 1L", 5), ("M1 1L2", 6), ("M1 1Z2", 5), ("M1 1Z,", 5),
    ("M1 1X", 4), ("M1 1 x", 5), ("M1 1L2 2,Z", 9), ("M1 1a1 1 0 2 0 1 1", 11),
    ("M1 1a1 1 0 1", 12), ("M1 1a1 1 0 0 0.5 1 1", 20), ("M1e999 0", 1), ("M1e308 0l1e308 0", 14),
    ("M- 1", 1), ("M. 1", 1), ("M+-1 1", 1), ("M1 1é", 4), ("M1 1C1 1 1 1 1", 14),
    ("none", 0), ("M1 1 %", 5), ("M1 1z\u{0}", 5), ("M1 2e", 4), ("M1 1-", 4), ("M1 1l 1 1 .", 10),
  ]) func errorsNameTheirPlace(_ text: String, _ offset: Int) {
    let error = #expect(throws: ValueSyntaxError.self) { try Path(svg: text) }
    #expect(error?.offset == offset, "\(error?.description ?? "read")")
    #expect(error?.message.hasSuffix(".") == true)
  }

  @Test func numbersAreRoundedAsTheLibraryRoundsThem() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let digits =
        UInt64.random(in: 0...UInt64.max, using: &random)
        >> UInt64.random(
          in: 0...60, using: &random)
      let exponent = Int.random(in: -30...30, using: &random)
      let point = Int.random(in: 0...19, using: &random)
      var text = "\(digits)"
      text.insert(".", at: text.index(text.startIndex, offsetBy: min(point, text.count)))
      let number = text + (exponent == 0 ? "" : "e\(exponent)")
      let expected = try #require(Double((number.hasPrefix(".") ? "0" : "") + padded(number)))
      #expect(try Path(svg: "M\(number) 0").numbers[0] == expected, "\(number)")
    }
  }

  /// A digit behind a point that has none, as the library wants it.
  private func padded(_ text: String) -> String {
    text.replacing(".e", with: ".0e") + (text.hasSuffix(".") ? "0" : "")
  }

  @Test func noTextTraps() {
    var random = SplitMix64(seed: 4)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n\u{0}é".unicodeScalars)
    for _ in 0..<3000 {
      var text = "M0 0"
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "M")
      }
      guard let path = try? Path(svg: text) else { continue }
      #expect((try? Path(svg: path.svgText)) == path, "\(text)")
    }
  }

  @Test func piecesOfATextAreReadOrRefused() throws {
    let text = "m10 20 a10 20 30 1 0 40 50c.5.5-1e2,3 4 5s1 2 3 4q1 2 3 4t5 6h7v8z l1 1"
    for end in text.indices {
      let piece = String(text[..<end])
      if let path = try? Path(svg: piece) { #expect(try Path(svg: path.svgText) == path) }
    }
    #expect(try Path(svg: text).structure.commands.count == 10)
  }

  @Test func aMegabyteIsReadAndWritten() throws {
    let text = "M0 0" + String(repeating: "l1.25-3.5", count: 120_000)
    let path = try Path(svg: text)
    #expect(path.numbers.count == 240_002)
    #expect(path.numbers.last == -420_000)
    #expect(try Path(svg: path.svgText) == path)
  }

  @Test func aNumberOfAMegabyteIsRead() throws {
    let text = "M0." + String(repeating: "3", count: 1_000_000) + " 1"
    #expect(try Path(svg: text).numbers == [1.0 / 3, 1])
  }
}

@Suite struct PathStructureTests {
  private func structure(_ text: String) throws -> PathStructure { try Path(svg: text).structure }

  @Test func relativeAndAbsoluteCommandsAreTheSame() throws {
    #expect(try structure("m1 1l2 2h3z") == structure("M9 9L1 1H0Z"))
    #expect(try structure("M1 1 2 2") == structure("M1 1L2 2"))
  }

  @Test func theFirstDifferenceIsNamed() throws {
    let path = try structure("M0 0L1 1Q1 1 2 2Z")
    #expect(path.firstDifference(from: path) == nil)
    let other = try #require(path.firstDifference(from: structure("M0 0L1 1C1 1 2 2 3 3Z")))
    #expect(other.index == 2)
    #expect(other.this == .quadratic)
    #expect(other.other == .cubic)
    let shorter = try #require(path.firstDifference(from: structure("M0 0L1 1")))
    #expect(shorter.index == 2)
    #expect(shorter.this == .quadratic)
    #expect(shorter.other == nil)
    let longer = try #require(structure("M0 0").firstDifference(from: path))
    #expect(longer.index == 1)
    #expect(longer.this == nil)
    #expect(longer.other == .line)
  }

  @Test func everyCommandTakesItsNumbers() {
    let counts = PathCommand.allCases.map { "\($0.letter)\($0.numberCount)" }
    #expect(counts == ["M2", "L2", "H1", "V1", "C6", "S4", "Q4", "T2", "A7", "Z0"])
    #expect(PathStructure(PathCommand.allCases).numberCount == 29)
  }

  @Test func aFlagCountsAsSetAboveZero() throws {
    let arc = try structure("M0 0A1 1 0 0 1 5 5")
    let texts = [-0.5, 0, 1e-9, 1, 2, .nan].map {
      arc.svgText(numbers: [0, 0, 1, 1, 0, $0, 1 - $0, 5, 5])
    }
    #expect(
      texts.map { $0.dropFirst(11).prefix(3) } == ["0 1", "0 1", "1 1", "1 0", "1 0", "0 0"])
  }

  @Test func numbersAreWrittenByTheGivenWriter() throws {
    let path = try Path(svg: "M1 2L3 4Z")
    var bytes = Array("d=".utf8)
    path.structure.append(numbers: path.numbers[...], to: &bytes) { number, bytes in
      bytes.append(contentsOf: "<\(Int(exactly: number.rounded(.towardZero)) ?? 0)>".utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "d=M<1> <2>L<3> <4>Z")
  }
}

@Suite struct PathAnimationTests {
  private let square = "M0 0H10V10H0Z"

  @Test func theEndsAreThePathsThemselves() throws {
    let from = try Path(svg: square)
    let to = try Path(svg: "M5 5H20V30H1Z")
    #expect(from.interpolated(towards: to, amount: 0) == from)
    #expect(from.interpolated(towards: to, amount: 1) == to)
    #expect(from.interpolated(towards: to, amount: 0.5)?.svgText == "M2.5 2.5H15V20H0.5Z")
    #expect(from.interpolated(towards: to, amount: -1)?.numbers[0] == -5)
  }

  @Test func differentStructuresHaveNoShapeBetweenThem() throws {
    let path = try Path(svg: square)
    #expect(path.interpolated(towards: try Path(svg: "M0 0L10 0"), amount: 0.5) == nil)
  }

  /// Radii that are too small are scaled up, so that only their ratio counts.
  @Test func radiiThatAreTooSmallMakeHalfAnEllipse() throws {
    let tiny = try Path(svg: "M0 0A1e-200 2e-200 0 0 1 6 8").normalized
    let plain = try Path(svg: "M0 0A1 2 0 0 1 6 8").normalized
    #expect(zip(tiny.numbers, plain.numbers).allSatisfy { abs($0 - $1) < 1e-9 })
    for text in ["M0 0A4 4 0 0 1 10 17", "M0 0A1 2 30 1 0 7 -9", "M0 0A5 5 0 0 1 6 8"] {
      #expect(try Path(svg: text).normalized.structure.commands == [.move, .cubic, .cubic])
    }
  }

  /// The centre lies so far away that the arc is lost in its rounding.
  @Test(arguments: ["1e10", "1e17", "1e77", "1e160", "1e300"])
  func arcsOfHugeRadiiAreNearlyLines(_ radius: String) throws {
    let arc = try Path(svg: "M0 0A\(radius) \(radius) 0 0 1 6 8").normalized
    #expect(arc.structure.commands == [.move, .cubic])
    let line = [0, 0, 2, 8.0 / 3, 4, 16.0 / 3, 6, 8]
    #expect(zip(arc.numbers, line).allSatisfy { abs($0 - $1) < 1e-8 })
    let whole = try Path(svg: "M0 0A\(radius) \(radius) 0 1 1 6 8").normalized
    #expect(whole.structure.commands == [.move, .cubic, .cubic, .cubic, .cubic])
    #expect(whole.numbers.allSatisfy { $0.isFinite })
  }

  @Test(arguments: ["1 1e-320", "1e-320 1", "1e10 1e-300"])
  func anArcThatNoDoublesHoldIsALine(_ radii: String) throws {
    let arc = try Path(svg: "M0 0A\(radii) 0 0 1 6e9 8e9").normalized
    #expect(arc.structure.commands == [.move, .line])
  }

  @Test func anArcBetweenFarPointsHasNumbers() throws {
    let arc = try Path(svg: "M1e300 0A1 2 30 0 1 -1e300 8").normalized
    #expect(arc.structure.commands == [.move, .cubic, .cubic])
    #expect(arc.numbers.allSatisfy { $0.isFinite })
  }

  /// Two arcs that are two and three cubics.
  @Test func linesBesideArcsMatchWhateverTheirLetter() throws {
    let paths = try ["M0 0H10A5 5 0 0 1 20 0V10", "M0 0L5 5A5 5 0 1 1 10 0l-5 5"].map {
      try Path(svg: $0)
    }
    let alike = try #require(Path.matched(paths))
    #expect(alike[0].svgText == "M0 0L10 0A5 5 0 0 1 20 0L20 10")
    #expect(alike[1] == paths[1])
  }

  @Test func arcsMatchCurvesAsCubics() throws {
    let paths = try ["M0 0A5 5 0 0 1 10 0V10", "M0 0C1 1 2 2 3 3C4 4 5 5 6 6L7 7"].map {
      try Path(svg: $0)
    }
    #expect(try #require(Path.matched(paths)).allSatisfy { $0 == $0.normalized })
  }

  @Test func theNumbersAreTheAnimatableData() throws {
    var path = try Path(svg: square)
    #expect(path.animatableData == [0, 0, 10, 10, 0])
    path.animatableData = path.animatableData.scaled(by: 2) + [1]
    #expect(path.svgText == "M1 0H20V20H0Z")
    path.animatableData = .zero
    #expect(path.svgText == "M0 0H0V0H0Z")
    path.animatableData = [1, 2, 3, 4, 5, 6, 7]
    #expect(path.svgText == "M1 2H3V4H5Z")
  }

  @Test func pathsAreVectors() throws {
    let texts = [square, "M1 2H3V4H5Z", "M-7 0.5H1e3V0H0Z"]
    checkVectorArithmetic(try texts.map { try Path(svg: $0).animatableData })
  }
}
