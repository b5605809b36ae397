public import AnimationEngine

/// The property that a layer animation moves, and whether its values add to those below.
public struct LayerProperty: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The components that move: all of the property's, or a single one.
  public var components: Range<Int>
  /// The part of a transform that moves on its own, with values of ``TransformPart/type``; nil
  /// moves the whole property.
  public var part: TransformPart?
  /// Whether the values are added to the value below, in the space in which the property
  /// interpolates. Discrete values, and transforms whose functions do not match, replace it all
  /// the same.
  public var isAdditive: Bool
  /// Whether each repetition adds the end value of the one before: from 0 on each begins where
  /// the last one ended. A repetition that reverses ends where it began.
  public var isCumulative: Bool

  /// Some components of a property, or a part of a transform.
  public init(
    property: Int, components: Range<Int>, part: TransformPart? = nil, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.property = property
    self.components = components
    self.part = part
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }
}

/// Where a layer animation begins and ends.
///
/// Values that are left out are read when the animation is added. *Shown* is the value that shows then
/// without this animation, but with one of the same key that it replaces. *Before* is the value that
/// showed until then.
///
/// | given | begins at | ends at |
/// |---|---|---|
/// | from and to | from | to |
/// | from and by | from | from + by |
/// | to and by | to - by | to |
/// | from | from | shown |
/// | to | shown | to |
/// | by | shown | shown + by |
/// | none | before | shown |
///
/// If all three are given, `by` is ignored; an additive animation has 0 for *shown* and *before*.
public struct LayerInterval: Hashable, Sendable {
  /// The value at the start; nil for that of the table.
  public var from: Components?
  /// The value at the end; nil for that of the table.
  public var to: Components?
  /// The difference between the end and the start; nil if it is not given.
  public var by: Components?

  /// An interval from the given values; any of them may be missing.
  public init(from: Components? = nil, to: Components? = nil, by: Components? = nil) {
    (self.from, self.to, self.by) = (from, to, by)
  }
}
