package import HTTPTypes

extension HTTPField.Name {
  /// A header field name given as a literal in the source.
  ///
  /// - Precondition: `text` is a valid field name.
  package init(fixed text: StaticString) {
    guard let name = HTTPField.Name("\(text)") else {
      preconditionFailure("\(text) is no name of a field")
    }
    self = name
  }
}
