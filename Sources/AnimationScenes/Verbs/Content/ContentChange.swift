public import AnimationEngine

/// A text or a symbol that changes within its view: `contentTransition`.
///
/// The property itself switches at once. Its property `progress` says how far the new content has come:
/// it runs from 0 to 1 by the animation of the change, and is 1 at rest. Its property `previous` is the
/// old content. A change during a transition begins a new one: `progress` restarts at 0, and the content
/// that was coming is now the old one.
///
/// A renderer draws both contents at each time:
/// - `identity` and `interpolate`: both in one place; the old one turns into the new one.
/// - `opacity`: the old one at the opacity `1 - progress`, the new one at `progress`.
/// - `replace`: up to a half the old one at the scale `1 - 2 * progress`, then the new one at
///   `2 * progress - 1`.
/// - A flip: up to a half the old one, turned by `progress` times 180 degrees until it stands edgewise;
///   then the new one, turned on from there.
/// - A curl: the old page curled up, or the new one curled down.
/// - `numericText`: each digit moved by its entry of `roll`, and the one that it rolls out a digit further.
public struct ContentChange: Hashable, Sendable {
  /// The index of the discrete property that is the content.
  public var property: Int
  /// The new content, by its index in the table of the property.
  public var value: Components
  /// The transition from the old content to the new one.
  public var transition: Transition

  /// The ways in which a change of content shows.
  public enum Transition: Hashable, Sendable {
    /// The content changes at once, even with an animation.
    case identity
    /// The content is interpolated where it can be.
    case interpolate
    /// The old content fades out while the new one fades in.
    case opacity
    /// The digits that differ roll: the new ones come from below, from above when they count down.
    ///
    /// The property `roll` of the content has an entry for each place of a character, counted from the
    /// right. It says how far the character is below its place, in heights of a digit. A character that
    /// changes, appears or vanishes begins at 1, or at -1 counting down, and comes to rest at 0. One
    /// that stays does not move. One that still rolls begins that much further away and, with a spring,
    /// keeps its velocity. There are as many places as the longest content has characters, 64 at most.
    /// The characters of a text are its own, those of all else those of its JSON.
    ///
    /// Digits roll by place value. Where some contents are decimals, such as `2.75`, the others get empty
    /// places after their last digit until all points stand below each other. From `-1.5` to `2.75` the
    /// point stays, and `1` rolls to `2`, `5` to `7` and nothing to `5`. A minus or a plus before the
    /// first digit does not roll: it comes with `progress`, or goes.
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
  func title(_ properties: [AnimatedProperty]) -> String? { "change " + properties[property].name }
}
