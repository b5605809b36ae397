import AnimationEngine
import HTTPNames
import HTTPTypes

/// The header field `Content-Digest` (RFC 9530): the hash of the bytes of an answer, for a client that
/// wants it.
enum ContentDigest {
  /// Whether a field `Want-Content-Digest` asks for SHA-256, the only hash offered: it prefers it with
  /// 1 to 10. What is no such list asks for nothing.
  static func isWanted(_ field: String) -> Bool {
    let preferences = field.split(separator: ",").compactMap { member in
      let parts = member.prefix { $0 != ";" }.split(separator: "=").map { Array($0.utf8).trimmed }
      return parts.count == 2 && parts[0].elementsEqual("sha-256".utf8)
        ? Int(String(decoding: parts[1], as: UTF8.self)) : nil
    }
    return preferences.last.map { 1...10 ~= $0 } ?? false
  }

  /// The value of the field for the bytes of an answer.
  ///
  /// - Complexity: O(bytes).
  static func text(of bytes: [UInt8]) -> String {
    "sha-256=:\(Base64URL.paddedText(of: ContentHash.digest(of: bytes))):"
  }
}

extension Routes {
  /// The answer with its digest where the client wants one. A body that is made while it is sent has
  /// none, nor one whose hash would cost more than the request may.
  func digested(_ reply: Reply, _ call: Call, _ meter: inout WorkMeter) -> Reply {
    guard call.fields.wantsDigest, call.method != .head, case .bytes(let bytes) = reply.body,
      !bytes.isEmpty, affords(bytes.count / 2, 0, &meter)
    else { return reply }
    var reply = reply
    reply.fields[.contentDigest] = ContentDigest.text(of: bytes)
    return reply
  }
}

extension HTTPField.Name {
  /// The header field with the hash of a body (RFC 9530).
  static let contentDigest = HTTPField.Name(fixed: "Content-Digest")
  /// The header field with which a client asks for one.
  static let wantContentDigest = HTTPField.Name(fixed: "Want-Content-Digest")
}
