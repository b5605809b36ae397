/// The query parameters of a batch, which hold for each line that does not give its own.
public struct BatchQuery: Sendable {
  /// The parameters as given in the query.
  let parameters: [QueryString.Parameter]

  /// Reads the query of a request, the part of its target after the `?`.
  ///
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated
  ///   or wrong.
  public init(decoding query: some StringProtocol) throws(DocumentRefusal) {
    let text = QueryString(query)
    var reader = QueryReader(text)
    _ = SampleQuery(samplesFrom: &reader)
    try reader.finish()
    parameters = text.parameters
  }

  /// The parameters that a batch's query can have: those of samples in JSON.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = SampleQuery(samplesFrom: &$0) }
  }
}
