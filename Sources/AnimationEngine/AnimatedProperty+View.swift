// The names of properties that belong to views: `card.opacity`.

extension AnimatedProperty {
  /// The view that the property belongs to: the name up to its last dot, `card` of
  /// `card.opacity`; nil without a dot.
  package var view: String? { name.partsAtLastDot.map { String($0.owner) } }

  /// The last part of the name: `opacity` in `card.opacity`.
  package var lastName: String { name.partsAtLastDot.map { String($0.last) } ?? name }
}
