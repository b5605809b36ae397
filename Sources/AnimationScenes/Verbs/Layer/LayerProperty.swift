public import AnimationEngine

/// The property that a layer animation moves, and how it goes together with what is below.
public struct LayerProperty: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The components that move: all, or one that is addressed alone.
  public var components: Range<Int>
  /// The part of a transform that moves by itself; nil where all of it moves. Its values are those of
  /// ``TransformPart/type``.
  public var part: TransformPart?
  /// Whether the values are added to what shows below, in the space where it interpolates. Labels,
  /// and transforms that do not match function by function, replace it all the same.
  public var isAdditive: Bool
  /// Whether the value at which a repetition ends is added to all later ones: from 0 on each of them
  /// begins where the last one ended. One that reverses ends where it began.
  public var isCumulative: Bool

  /// Some components of a property.
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
/// What is left out is read when the animation is added. *Shown* is what shows then, without this
/// animation but with one of the same key that it replaces. *Before* is what showed until then.
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
/// Of all three, `by` does not count. An animation that is added to what shows has 0 in place of both
/// *shown* and *before*.
public struct LayerInterval: Hashable, Sendable {
  /// The value at the start.
  public var from: Components?
  /// The value at the end.
  public var to: Components?
  /// The difference between both.
  public var by: Components?

  /// Any two of the three, or one, or none.
  public init(from: Components? = nil, to: Components? = nil, by: Components? = nil) {
    (self.from, self.to, self.by) = (from, to, by)
  }
}
