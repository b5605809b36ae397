public import AnimationEngine

/// The query of a comparison of two documents.
public struct CompareQuery: Hashable, Sendable {
  /// The greatest distance at which the comparison passes; nil if none is asked for.
  public var tolerance: Double?
  /// The rule by which springs move.
  public var springs = SpringModel.analytic

  /// Reads the query of a request, the part of its target after the `?`.
  ///
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated or
  ///   wrong.
  public init(decoding query: some StringProtocol) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    self.init(from: &reader)
    try reader.finish()
  }

  /// The parameters that the query can have.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = CompareQuery(from: &$0) }
  }

  private init(from reader: inout QueryReader) {
    tolerance = reader.take(Parameters.comparisonTolerance)
    springs = reader.take(Parameters.springs) ?? .analytic
  }
}
