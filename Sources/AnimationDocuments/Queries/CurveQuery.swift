public import AnimationEngine

/// A unit curve in a query: `curve=easeInOut`, `curve=cubic-bezier(0.2,0,0,1)`.
public struct CurveQuery: Hashable, Sendable {
  /// The unit curve that is to be sampled.
  public let curve: UnitCurve
  /// The parameters of sampling, with progress in place of time.
  public let sampling: SampleQuery

  /// Reads the query of a request, the part of its target after the `?`.
  ///
  /// - Parameters:
  ///   - formats: The names that `format` may have; nil for any.
  ///   - idle: The names of parameters that change nothing there, and so are refused.
  /// - Throws: A refusal with the code `malformed` and all problems.
  public init(
    decoding query: some StringProtocol, formats: [String]? = nil, idle: [String] = []
  ) throws(DocumentRefusal) {
    (curve, sampling) = try SampleQuery.reading(query, formats, idle: idle, of: Self.curve)
  }

  /// The parameters that the query can have.
  package static var parameters: [RequestParameter] { SampleQuery.parameters(of: curve) }

  private static func curve(from reader: inout QueryReader) -> UnitCurve? {
    guard let text = reader.take(Parameters.curve) else {
      reader.reportMissing(
        "curve",
        """
        The parameter curve is missing: it names a unit curve, such as easeInOut, or is a CSS easing, \
        such as cubic-bezier(0.2,0,0,1).
        """)
      return nil
    }
    let document = DocumentQuery { $0.member("curve", text) }
    var decoder = document.decoder()
    // Node 0 is the object, node 1 the member's name, node 2 its value.
    let curve = decoder?.value(at: 2, as: Forms.curve)
    reader.add(decoder?.problems.parameterProblems { _ in "curve" } ?? [])
    return curve
  }
}
