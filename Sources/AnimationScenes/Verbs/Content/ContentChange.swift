public import AnimationEngine

/// A text or a symbol that changes within its view: `contentTransition`.
///
/// The property switches at once. How far the new content has come shows as the property `progress`
/// of the content, which runs from 0 to 1 by what animates the content, and is 1 at rest; the
/// content that goes shows as its property `previous`. A change during a transition begins a new
/// one: the progress starts again at 0, the content that was coming is the one that goes.
///
/// A renderer draws both contents at each time:
/// - both in one place by `identity` and `interpolate`: the old one turns into the new one,
/// - the old one at the opacity `1 - progress`, the new one at `progress` by `opacity`,
/// - first the old one at the scale `1 - 2 * progress`, then from a half on the new one at
///   `2 * progress - 1` by `replace`,
/// - by an effect of views first the old one, turned by as much of 180 degrees as has passed, then from a
///   half on, when it stands edgewise, the new one turned on from there; or the old page curled up, the
///   new one curled down,
/// - each digit moved by its entry of `roll`, and the one that it rolls out a digit further, by
///   `numericText`.
public struct ContentChange: Hashable, Sendable {
  /// The index of the discrete property that is the content.
  public var property: Int
  /// The new content, by its index in the table of the property.
  public var value: Components
  /// How the change shows.
  public var transition: Transition

  /// How a change of content shows.
  public enum Transition: Hashable, Sendable {
    /// At once, whatever animation the event has: nothing is animated.
    case identity
    /// What can be interpolated is.
    case interpolate
    /// The old content fades out while the new one fades in.
    case opacity
    /// The digits that differ roll: the new ones come from below, from above when they count down.
    ///
    /// The property `roll` of the content has an entry for each place of a character, counted from
    /// the right: how far the character is from its place, in heights of a digit, downwards. One
    /// that changes, appears or vanishes begins at 1, or at -1 counting down, and comes to rest
    /// at 0; one that stays does not move. Where it still rolled, it begins that much further away
    /// and, with a spring, keeps its velocity. There are as many places as the longest content of
    /// the property has characters, 64 at most; the characters of a text are its own, those of all
    /// else those of its JSON.
    ///
    /// Digits roll by place value. Where some of the contents are decimals, such as `2.75`, the others
    /// are filled up with empty places after their last digit until all points stand below each
    /// other: from `-1.5` to `2.75` the point stays, and `1` rolls to `2`, `5` to `7` and nothing to
    /// `5`. A minus or a plus before the first digit does not roll: it comes with `progress`, or goes.
    case numericText(countsDown: Bool = false)
    /// The old symbol shrinks away, then the new one grows.
    case replace
    /// The view turns round or its page curls: UIKit's transition of one view whose content changes. The
    /// effect is a flip or a curl; a cross dissolve is ``opacity``.
    case effect(ViewSwap.Effect)
  }

  /// A change of content.
  public init(property: Int, value: Components, transition: Transition = .interpolate) {
    self.property = property
    self.value = value
    self.transition = transition
  }
}

extension ContentChange {
  func title(_ properties: [AnimatedProperty]) -> String? {
    "change " + properties[property].name
  }
}
