import HTTPTypes

extension HTTPField.Name {
  /// A name that stands in the source. `MicroHTTP` has the same; the two rooms never meet.
  ///
  /// - Precondition: `text` is a token, as every name of a field is.
  init(fixed text: StaticString) {
    guard let name = HTTPField.Name("\(text)") else {
      preconditionFailure("\(text) is no name of a field")
    }
    self = name
  }
}
