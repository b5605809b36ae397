import HTTPNames
import HTTPTypes

extension Endpoint {
  /// The value of `Link` in answers about the service: where its description is (RFC 8631).
  ///
  /// It is relative to the path, so that it also works behind a proxy that adds a prefix.
  var linkToDescription: String {
    let folders = template.utf8.count(where: { $0 == UInt8(ascii: "/") }) - 1
    let path = String(repeating: "../", count: folders) + Self.openAPIText.template.dropFirst()
    return "<\(path)>; rel=\"service-desc\""
  }
}

extension HTTPField.Name {
  /// The header field with links of an answer (RFC 8288).
  static let link = HTTPField.Name(fixed: "Link")
}
