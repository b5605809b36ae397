import HTTPNames
import HTTPTypes

/// A document in the language of another platform.
public struct ExportedText: Hashable, Sendable {
  /// The text, such as a style sheet or a module; a file of it is UTF-8.
  public var text: String
  /// The media type of the text, such as `text/css`.
  public var mediaType: String
  /// How far what is written is from the document at most, in the unit of the component, of
  /// `css-linear` in the progress; nil if the service does not say.
  public var maxError: Double?
  /// The duration that belongs to a `css-linear` easing, in seconds; nil for other formats.
  public var duration: Double?

  init(_ answer: (head: HTTPResponse, body: [UInt8])) {
    text = String(decoding: answer.body, as: UTF8.self)
    mediaType = answer.head.mediaType
    maxError = answer.head.headerFields[.maxError].flatMap { Double($0) }
    duration = answer.head.headerFields[.duration].flatMap { Double($0) }
  }
}

extension HTTPResponse {
  /// The media type without its parameters; empty if the answer has none.
  fileprivate var mediaType: String {
    String((headerFields[.contentType] ?? "").prefix { $0 != ";" }.filter { $0 != " " })
  }
}
