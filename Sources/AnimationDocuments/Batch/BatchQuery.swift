/// How the lines of a batch are sampled that do not say it themselves.
public struct BatchQuery: Sendable {
  /// The parameters as they were given.
  let parameters: [QueryString.Parameter]

  /// Reads the parameters of a query, which is what follows the `?` of a target.
  ///
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated or
  ///   wrong.
  public init(decoding query: some StringProtocol) throws(DocumentRefusal) {
    let text = QueryString(query)
    var reader = QueryReader(text)
    _ = SampleQuery(samplesFrom: &reader)
    try reader.finish()
    parameters = text.parameters
  }

  /// All parameters: those of samples as JSON.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = SampleQuery(samplesFrom: &$0) }
  }
}
