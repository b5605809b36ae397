import AnimationEngine

// The names of properties that belong to views: `card.opacity`.

extension AnimatedProperty {
  /// The view that the property belongs to: the name up to its last dot, `card` of
  /// `card.opacity`; nil without a dot.
  var view: String? { name.lastIndex(of: ".").map { String(name[..<$0]) } }

  /// The last part of the name: `opacity` in `card.opacity`.
  var lastName: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
