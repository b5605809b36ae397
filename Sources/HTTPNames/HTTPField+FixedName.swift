package import HTTPTypes

extension HTTPField.Name {
  /// A name that stands in the source.
  ///
  /// - Precondition: `text` is a token, as every name of a field is.
  package init(fixed text: StaticString) {
    guard let name = HTTPField.Name("\(text)") else {
      preconditionFailure("\(text) is no name of a field")
    }
    self = name
  }
}
