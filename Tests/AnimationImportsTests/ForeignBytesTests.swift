import AnimationDocuments
import AnimationImports
import Testing

@Suite("Imports of what is no text") struct ForeignBytesTests {
  /// The one problem of bytes that are refused.
  private func problem(_ bytes: [UInt8], as format: String) throws -> DocumentProblem {
    var meter = Limits.standard.meter(bodyBytes: bytes.count)
    let refusal = try #require(throws: DocumentRefusal.self) {
      _ = try Import(
        reading: bytes, as: ImportFormat(named: format), within: .standard, meter: &meter)
    }
    return try #require(refusal.problems.first)
  }

  @Test(arguments: ["auto", "lottie"])
  func aLottieFileThatIsAnArchiveIsUnpackedFirst(_ format: String) throws {
    let archive = try problem([0x50, 0x4B, 0x03, 0x04, 0x14, 0xC4, 0xFF], as: format)
    #expect(archive.message.hasPrefix("This is a ZIP archive, as .lottie files are"))
    #expect(archive.hint?.contains("unzip") == true && archive.place?.offset == 0)
  }

  @Test func whatIsCompressedIsToldSo() throws {
    let gzip = try problem([0x1F, 0x8B, 0x08, 0x00], as: "auto")
    #expect(gzip.message.contains("gzip") && gzip.hint == "gunzip")
  }

  @Test(arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B]])
  func textsInUTF16AreToldSo(_ bytes: [UInt8]) throws {
    let text = try problem(bytes, as: "css")
    #expect(text.message.hasPrefix("This is UTF-16") && text.hint?.contains("iconv") == true)
  }

  @Test func anyOtherByteIsPointedAt() throws {
    let text = try problem([0x61, 0x20, 0xFC, 0x62], as: "css")
    #expect(text.message == "This byte is not valid UTF-8." && text.place?.offset == 2)
  }
}
