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

// Names that several rooms use.

extension HTTPField.Name {
  /// The id of a request.
  package static let requestID = HTTPField.Name(fixed: "X-Request-Id")
  /// The id of the event after which an event stream continues.
  package static let lastEventID = HTTPField.Name(fixed: "Last-Event-ID")
  /// The duration of an easing, in seconds.
  package static let duration = HTTPField.Name(fixed: "Inbetween-Duration")
  /// The greatest error of a text that stands for a document.
  package static let maxError = HTTPField.Name(fixed: "Inbetween-Max-Error")
}
