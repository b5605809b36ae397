extension ExportTarget {
  /// Whether Motion leaves the target to the browser's animations: since version 12.43 the background, and
  /// colours of other properties where they are none that it reads itself.
  func isOfBrowser(isWide: Bool) -> Bool {
    switch self {
    case .background: true
    case .color: isWide
    case .css(let name):
      ["backgroundColor", "filter", "clipPath"].contains(name)
        || isWide && (["fill", "stroke"].contains(name) || Self.isColorOfEdge(name))
    default: false
    }
  }

  /// Whether a property is the colour of a border or an outline.
  private static func isColorOfEdge(_ name: String) -> Bool {
    name.hasSuffix("Color") && (name.hasPrefix("border") || name.hasPrefix("outline"))
  }
}
