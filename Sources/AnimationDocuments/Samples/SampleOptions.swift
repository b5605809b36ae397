internal import AnimationEngine

/// The options for writing samples.
public struct SampleOptions: Hashable, Sendable {
  /// The two ways to order the numbers of an answer.
  public enum Layout: String, CaseIterable, Hashable, Sendable {
    /// One list of numbers for each component.
    case columns
    /// One object for each time, with values in the notation of documents.
    case frames
  }

  /// The notations of values in rows.
  public enum Values: String, CaseIterable, Hashable, Sendable {
    /// Values in the notation of animation documents.
    case document
    /// Values as CSS texts.
    case css
  }

  /// The kind of the document, such as `keyframes`; it is repeated in the answer.
  public var kind: String
  /// How the numbers are ordered.
  public var layout: Layout
  /// The notation of values in rows.
  public var values = Values.document
  /// The number of decimals of values, velocities and model values, 0 to 15; nil keeps all.
  /// Times, and formats that are not text, keep all.
  public var precision: Int?
  /// Whether velocities are written in addition to values.
  public var includesVelocity: Bool
  /// Whether model values, which the motion is on its way to, are written in addition to values.
  public var includesModel: Bool

  /// Options for writing samples; `precision` has to be nil or 0 to 15.
  public init(
    kind: String, layout: Layout = .columns, precision: Int? = nil,
    includesVelocity: Bool = false, includesModel: Bool = false
  ) {
    self.kind = kind
    self.layout = layout
    self.precision = precision
    self.includesVelocity = includesVelocity
    self.includesModel = includesModel
  }

  /// The quantities written for each column: values, velocities and model values.
  var quantities: [SampledQuantity] {
    // Four lists and no sum of lists: these are made once.
    switch (includesVelocity, includesModel) {
    case (false, false): [.value]
    case (true, false): [.value, .velocity]
    case (false, true): [.value, .model]
    case (true, true): [.value, .velocity, .model]
    }
  }

  /// The number writer for everything but times.
  var numbers: NumberWriter { NumberWriter(precision: precision) }
}
