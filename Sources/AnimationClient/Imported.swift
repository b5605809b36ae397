public import AnimationDocuments
import Foundation

/// A document made of a text of another tool.
public struct Imported: Hashable, Sendable {
  /// The document.
  public var document: AnimationDocument
  /// What the document does not say.
  public var ignored: [Note]
  /// The greatest distance of the document from what was read, in the unit of the component; 0
  /// where it says the same.
  public var maxError: Double

  /// Something that the document does not say.
  public struct Note: Hashable, Sendable, Decodable {
    /// The JSON Pointer to its place (RFC 6901); nil in a text that is not JSON.
    public var pointer: String?
    /// Its line, from 1; nil in JSON.
    public var line: Int?
    /// What is left out and, where it helps, what holds in its place.
    public var message: String
  }
}

extension Imported {
  /// The members beside the document.
  private struct Remarks: Decodable {
    var ignored: [Note]
    var maxError: Double
  }

  /// Reads an answer; nil if it is none to an import.
  ///
  /// - Throws: A refusal if the document exceeds `limits`.
  init?(decoding bytes: [UInt8], within limits: Limits) throws {
    var meter = limits.meter(bodyBytes: bytes.count)
    guard let remarks = try? JSONDecoder().decode(Remarks.self, from: Data(bytes)),
      let text = try JSONText(reading: bytes, within: limits, meter: &meter)["document"]
    else { return nil }
    document = try AnimationDocument(decoding: Array(text.written.utf8), within: limits)
    ignored = remarks.ignored
    maxError = remarks.maxError
  }
}
