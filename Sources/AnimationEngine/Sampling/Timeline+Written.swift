extension Timeline {
  /// The styles in which values are written as text.
  public enum Writing: Hashable, Sendable {
    /// The style of documents: transforms are functions where all values have the same ones.
    case document
    /// The style of CSS: `12px 4px`, `rotate(15deg)`, colours clipped to sRGB.
    case css
  }

  /// The same timeline with columns for the numbers in its values' texts, where these differ from
  /// the displayed numbers. Properties that are written as text have one
  /// (``AnimatedProperty/text``). Duration and events stay the same.
  ///
  /// - Complexity: O(columns).
  public func written(as writing: Writing) -> Timeline {
    var columns: [WrittenColumn] = []
    let properties = zip(properties, properties.columnRanges).map { property, own in
      var shown = property
      let functions = functions(of: property, firstColumn: own.lowerBound)
      if let functions { shown.table = .written(functions.text) }
      if writing == .css { shown = shown.inCSS }
      let places = writing == .css ? property.columnsInCSS(own) : Array(own)
      columns += functions?.columns ?? places.map { WrittenColumn(place: $0, source: sources[$0]) }
      return shown
    }
    return Timeline(self, writing: properties, columns)
  }

  /// The functions of a transform property, with the columns of their arguments. Nil where it
  /// cannot be written so, as with too many arguments for lanes, and where it accumulates over
  /// iterations.
  private func functions(
    of property: AnimatedProperty, firstColumn: Int
  ) -> (text: ValueText, columns: [WrittenColumn])? {
    guard case .transforms(let lists) = property.table, property.movedElements.isEmpty,
      playback?.accumulations.isEmpty != false, case .joint(let column) = sources[firstColumn],
      case .transform(.functions) = column.space,
      let (text, numbers) = TransformArgumentSpace.written(lists)
    else { return nil }
    return (
      text,
      numbers.map { number in
        WrittenColumn(
          place: firstColumn,
          source: .lane(column.lanes.lowerBound + number.lane, .less(number.excess)))
      }
    )
  }
}

/// A column of a written timeline: the original column's index, and the source of its numbers.
struct WrittenColumn {
  var place: Int
  var source: ColumnSource
}

extension AnimatedProperty {
  fileprivate var inCSS: AnimatedProperty {
    var property = self
    if type == .discrete {
      property.table = .discrete(discreteValues.map { .text($0.description) })
    } else {
      property.type = .css
      property.table = .written(cssText)
    }
    return property
  }

  /// The columns in the order in which CSS writes them.
  fileprivate func columnsInCSS(_ columns: Range<Int>) -> [Int] {
    guard case .composite(let type) = type else { return Array(columns) }
    return type.shape.cssOrder.map { columns.lowerBound + $0 }
  }

  /// The text form in CSS: numbers as they are, lengths in pixels, angles in degrees.
  private var cssText: ValueText {
    switch type {
    case .number, .integer: ValueText([.number])
    case .angle: ValueText([.number, .text("deg")])
    case .composite: Self.list(columnCount, unit: "px")
    case .vector: Self.list(columnCount, unit: "")
    case .color: ValueText([.color(.inGamut)])
    case .transform: text ?? .matrix
    case .path: text?.within("path(\"", "\")") ?? ValueText()
    case .css: (text ?? ValueText()).inGamut
    case .discrete: ValueText()
    }
  }

  private static func list(_ count: Int, unit: String) -> ValueText {
    ValueText((0..<count).flatMap { [.text($0 > 0 ? " " : ""), .number, .text(unit)] })
  }
}

extension ValueText {
  /// The text form of a transform matrix in CSS, `matrix3d()`.
  package static let matrix = ValueText(
    (0..<16).flatMap { [.text($0 > 0 ? ", " : "matrix3d("), .number] } + [.text(")")])

  /// The same text form with its colours clipped to sRGB.
  fileprivate var inGamut: ValueText {
    ValueText(parts.map { if case .color = $0 { .color(.inGamut) } else { $0 } })
  }
}
