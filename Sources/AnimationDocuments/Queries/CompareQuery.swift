public import AnimationEngine

/// What a comparison is asked for in a query.
public struct CompareQuery: Hashable, Sendable {
  /// The greatest distance that passes; nil where nothing is to pass.
  public var tolerance: Double?
  /// The model that springs move by.
  public var springs = SpringModel.analytic

  /// Reads the parameters of a query, which is what follows the `?` of a target.
  ///
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated or
  ///   wrong.
  public init(decoding query: some StringProtocol) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    self.init(from: &reader)
    try reader.finish()
  }

  /// All parameters.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = CompareQuery(from: &$0) }
  }

  private init(from reader: inout QueryReader) {
    tolerance = reader.take(Parameters.comparisonTolerance)
    springs = reader.take(Parameters.springs) ?? .analytic
  }
}
