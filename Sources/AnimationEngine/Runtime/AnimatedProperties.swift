/// The animated properties of a model, with modifiers that choose the animations of their changes.
///
///     AnimatedProperties(\.scale, \.tilt)
///       .animation(.bouncy, value: \.isSelected)
///
/// The transaction of a change passes through the modifiers on its way to a property, and each may
/// choose another animation. As in a tree of views, the modifier written first is nearest to the
/// property, and its choice is final. Without modifiers the transaction alone decides.
///
/// Two properties of one model should not overlap (`\.frame` and `\.frame.origin`): where they do,
/// the later one is displayed.
public struct AnimatedProperties<Root> {
  /// One animated property: a function that makes its track, and modifiers from the inside out.
  struct Member {
    var makeTrack: (_ model: Root, _ springs: SpringModel) -> any AnyAnimatedTrack<Root>
    var modifiers: [TransactionModifier<Root>] = []
  }

  /// The properties in the order in which they were named.
  private(set) var members: [Member] = []
  /// The number of modifiers, each of which counts once, however many properties it has.
  private var modifierCount = 0

  /// Creates the animated properties at these key paths.
  public init<First: Animatable, each Other: Animatable>(
    _ first: WritableKeyPath<Root, First>, _ others: repeat WritableKeyPath<Root, each Other>
  ) {
    add(first)
    repeat add(each others)
  }

  /// Creates a group of properties, so that one modifier applies to all of them.
  public init(@AnimatedPropertiesBuilder<Root> properties: () -> AnimatedProperties<Root>) {
    self = properties()
  }

  init(joining groups: [AnimatedProperties]) {
    for group in groups {
      for var member in group.members {
        for index in member.modifiers.indices { member.modifiers[index].number += modifierCount }
        members.append(member)
      }
      modifierCount += group.modifierCount
    }
  }

  private mutating func add<Property: Animatable>(_ property: WritableKeyPath<Root, Property>) {
    members.append(
      Member { model, springs in AnimatedTrack(property, of: model, springs: springs) })
  }

  private func modified(_ apply: @escaping TransactionModifier<Root>.Change) -> AnimatedProperties {
    var properties = self
    let modifier = TransactionModifier(number: modifierCount, apply: apply)
    for index in properties.members.indices { properties.members[index].modifiers.append(modifier) }
    properties.modifierCount += 1
    return properties
  }
}

// MARK: - Modifiers

extension AnimatedProperties {
  /// Animates every change of the properties, whatever causes it; nil displays changes at once.
  ///
  /// This animation takes precedence over that of the transaction, but has no effect when the
  /// transaction ``Transaction/disablesAnimations``.
  public func animation(_ animation: Animation?) -> AnimatedProperties {
    modified { transaction, _, _ in transaction.choose(animation) }
  }

  /// Animates the properties in changes that also change `value`; nil displays these at once.
  ///
  /// This animation takes precedence over that of the transaction, but has no effect when the
  /// transaction ``Transaction/disablesAnimations``.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: KeyPath<Root, Value>
  ) -> AnimatedProperties {
    modified { transaction, before, after in
      if before[keyPath: value] != after[keyPath: value] { transaction.choose(animation) }
    }
  }

  /// Passes every change of the properties to `change`, which may modify the transaction, for
  /// instance give it an animation that depends on a custom key. It is called once for a change,
  /// however many of the properties that concerns.
  ///
  ///     .transaction { $0.animation = $0[IsTapKey.self] ? .bouncy : .smooth }
  public func transaction(_ change: @escaping (inout Transaction) -> Void) -> AnimatedProperties {
    modified { transaction, _, _ in change(&transaction) }
  }

  /// Passes those changes of the properties to `change` that also change `value`.
  public func transaction<Value: Equatable>(
    value: KeyPath<Root, Value>, _ change: @escaping (inout Transaction) -> Void
  ) -> AnimatedProperties {
    modified { transaction, before, after in
      if before[keyPath: value] != after[keyPath: value] { change(&transaction) }
    }
  }
}

/// A modifier of the transaction of a change on its way to an animated property.
struct TransactionModifier<Root> {
  /// A change of the transaction, given the model before and after the change of the model.
  typealias Change = (_ transaction: inout Transaction, _ before: Root, _ after: Root) -> Void

  /// The number of the modifier, by which several properties have the same one.
  var number: Int
  let apply: Change
}

extension Transaction {
  /// Sets the transaction's animation to one that a property declares, unless the transaction
  /// disables such animations.
  fileprivate mutating func choose(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

/// Builds the animated properties of a model, with conditions and loops.
@resultBuilder
public enum AnimatedPropertiesBuilder<Root> {
  public typealias Content = AnimatedProperties<Root>

  public static func buildExpression(_ properties: Content) -> Content { properties }
  public static func buildBlock(_ first: Content, _ others: Content...) -> Content {
    buildArray([first] + others)
  }
  public static func buildArray(_ groups: [Content]) -> Content {
    AnimatedProperties(joining: groups)
  }
  public static func buildOptional(_ group: Content?) -> Content { group ?? buildArray([]) }
  public static func buildEither(first group: Content) -> Content { group }
  public static func buildEither(second group: Content) -> Content { group }
}
