extension CSSValue {
  /// The number and its unit, if the whole value is one number: absolute lengths in pixels, angles in
  /// degrees, times in seconds. Nil for other values.
  package var dimension: (number: Double, unit: String)? {
    guard case .plain(let pieces) = form, pieces.count == 1, pieces[0].lead.isEmpty,
      case .sum(let sum) = pieces[0].content, sum.terms.count == 1
    else { return nil }
    return (sum.terms[0].value, sum.terms[0].unit)
  }

  /// Whether no number is larger than `limit` in magnitude, and none of a colour in linear sRGB.
  ///
  /// - Complexity: O(pieces).
  package func isWithin(_ limit: Double) -> Bool {
    form.entries.allSatisfy { $0.pieces.allSatisfy { $0.content.isWithin(limit) } }
  }

  /// Whether CSS rounds the numbers of a property while they move.
  ///
  /// - Parameter name: The name of the property in CSS or in scripts.
  package static func isWhole(property name: String) -> Bool { CSSBound(property: name) == .whole }
}

extension CSSPiece.Content {
  fileprivate func isWithin(_ limit: Double) -> Bool {
    switch self {
    case .nothing, .absent: true
    case .sum(let sum): sum.terms.allSatisfy { $0.value.magnitude <= limit }
    case .color(let color): color.isWithin(limit)
    }
  }
}
