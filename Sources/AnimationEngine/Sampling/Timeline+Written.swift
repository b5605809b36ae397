extension Timeline {
  /// How values are written as texts.
  public enum Writing: Hashable, Sendable {
    /// As documents write them: transforms as their functions, where all values have the same ones.
    case document
    /// As CSS: `12px 4px`, `rotate(15deg)`, colours within sRGB.
    case css
  }

  /// The same timeline with columns that are the numbers of its values' texts, where they are not the
  /// numbers that show: properties that are written as a text have one (``AnimatedProperty/text``).
  /// Duration and events are the same.
  ///
  /// - Complexity: O(columns).
  public func written(as writing: Writing) -> Timeline {
    var (columns, first): ([WrittenColumn], Int) = ([], 0)
    let properties = properties.map { property in
      let own = first..<first + property.columnCount
      first = own.upperBound
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

  /// The functions of a transform, where it can be written so and where they do not add up over
  /// iterations.
  private func functions(
    of property: AnimatedProperty, firstColumn: Int
  ) -> (text: ValueText, columns: [WrittenColumn])? {
    guard case .transforms(let lists) = property.table, property.movedElements.isEmpty,
      playback?.accumulations.isEmpty != false, case .joint(let column) = sources[firstColumn],
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

/// A column of a timeline that is written: which one of the timeline's it stands for, and where its
/// numbers come from.
struct WrittenColumn {
  var place: Int
  var source: ColumnSource
}

extension AnimatedProperty {
  /// The property with its values as CSS.
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

  /// Numbers as they are, lengths in pixels, angles in degrees.
  private var cssText: ValueText {
    switch type {
    case .number, .integer: ValueText([.number])
    case .angle: ValueText([.number, .text("deg")])
    case .composite: Self.list(columnCount, unit: "px")
    case .vector: Self.list(columnCount, unit: "")
    case .color: ValueText([.color(.inGamut)])
    case .transform: text ?? Self.matrix
    case .path: text?.within("path(\"", "\")") ?? ValueText()
    case .css: (text ?? ValueText()).inGamut
    case .discrete: ValueText()
    }
  }

  private static func list(_ count: Int, unit: String) -> ValueText {
    ValueText((0..<count).flatMap { [.text($0 > 0 ? " " : ""), .number, .text(unit)] })
  }

  private static let matrix = ValueText(
    (0..<16).flatMap { [.text($0 > 0 ? ", " : "matrix3d("), .number] } + [.text(")")])
}

extension ValueText {
  /// The same with its colours within sRGB.
  fileprivate var inGamut: ValueText {
    ValueText(parts.map { if case .color = $0 { .color(.inGamut) } else { $0 } })
  }
}
