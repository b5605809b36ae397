public import AnimationEngine

/// A spring in a query: `duration=0.5&bounce=0.3`, and any other set of a spring's members.
public struct SpringQuery: Hashable, Sendable {
  /// The spring; the standard one where the query says nothing.
  public let spring: Spring
  /// The threshold that is asked for, as a part of the distance; nil where none is.
  public let epsilon: Double?

  /// Reads the parameters of a query, which is what follows the `?` of a target.
  ///
  /// `epsilon` is a member of the description by settling duration; beside any other it only
  /// names a threshold.
  ///
  /// - Throws: A refusal with the code `malformed` and all problems.
  public init(decoding query: some StringProtocol) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    let settles = reader.has(Parameters.settlingDuration)
    // Beside a settling duration the description itself is asked what is wrong with it.
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
    guard let spring else { throw DocumentRefusal(.malformed, reader.problems) }
    self.spring = spring
  }

  /// All parameters.
  package static var parameters: [RequestParameter] { Parameters.springMembers.map(\.said) }

  private static let epsilon = Parameters.epsilon.said.name

  private static func threshold(from reader: inout QueryReader) -> Double? {
    guard let text = reader.take(Parameters.epsilon),
      let epsilon = reader.positiveNumber(text, of: Self.epsilon)
    else { return nil }
    if epsilon < 1 { return epsilon }
    reader.report(
      .outOfRange, "epsilon",
      "epsilon is greater than 0 and less than 1; this is \(epsilon.sentence).")
    return nil
  }
}

extension QueryReader {
  /// The number that `epsilon` is, if it is one.
  fileprivate var threshold: Double? {
    self[Parameters.epsilon.said.name].flatMap { DecimalText.number(ArraySlice($0.utf8)) }
  }
}
