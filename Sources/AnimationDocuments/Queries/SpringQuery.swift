public import AnimationEngine

/// A spring described by a query: `duration=0.5&bounce=0.3`, or another set of its members.
public struct SpringQuery: Hashable, Sendable {
  /// The spring; the default one for an empty query.
  public let spring: Spring
  /// The threshold asked for, as a fraction of the distance; nil if none is.
  public let epsilon: Double?

  /// Reads the query of a request, the part of its target after the `?`.
  ///
  /// With `settlingDuration`, `epsilon` is a part of the spring's description; otherwise it is
  /// only the threshold for when the spring counts as settled.
  ///
  /// - Throws: A refusal with the code `malformed` and all problems.
  public init(decoding query: some StringProtocol) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    let settles = reader.has(Parameters.settlingDuration)
    // With a settling duration, `epsilon` is checked as part of the spring.
    epsilon = settles ? reader.threshold : Self.threshold(from: &reader)
    let document = DocumentQuery { query in
      for member in Parameters.springMembers where settles || member.said.name != Self.epsilon {
        query.member(member, from: &reader)
      }
    }
    var decoder = document.decoder()
    let spring = decoder?.value(at: 0, as: Forms.spring)
    reader.add(decoder?.problems.parameterProblems { $0.first.map(String.init) ?? "" } ?? [])
    try reader.finish()
    guard let spring else { throw reader.refusal }
    self.spring = spring
  }

  /// The parameters that the query can have.
  package static var parameters: [RequestParameter] { Parameters.springMembers.map(\.said) }

  private static let epsilon = Parameters.epsilon.said.name

  private static func threshold(from reader: inout QueryReader) -> Double? {
    guard let text = reader.take(Parameters.epsilon),
      let epsilon = reader.positiveNumber(text, of: Self.epsilon)
    else { return nil }
    if epsilon < 1 { return epsilon }
    reader.report(
      .outOfRange, "epsilon",
      "epsilon is greater than 0 and less than 1; this is \(epsilon.plainText).")
    return nil
  }
}

extension QueryReader {
  /// The number given as `epsilon`, without reporting problems; nil if it is none.
  fileprivate var threshold: Double? {
    self[Parameters.epsilon.said.name].flatMap { WrittenDecimal.number(ArraySlice($0.utf8)) }
  }
}
