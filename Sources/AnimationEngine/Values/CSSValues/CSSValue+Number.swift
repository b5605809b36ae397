extension CSSValue {
  /// The number and its unit, if the whole value is one number: absolute lengths in pixels, angles in
  /// degrees, times in seconds. Nil for other values.
  package var dimension: (number: Double, unit: String)? {
    guard case .plain(let pieces) = form, pieces.count == 1, pieces[0].lead.isEmpty,
      case .sum(let sum) = pieces[0].content, sum.terms.count == 1
    else { return nil }
    return (sum.terms[0].value, sum.terms[0].unit)
  }

  /// Whether CSS rounds the numbers of a property while they move.
  ///
  /// - Parameter name: The name of the property in CSS or in scripts.
  package static func isWhole(property name: String) -> Bool { CSSBound(property: name) == .whole }
}
