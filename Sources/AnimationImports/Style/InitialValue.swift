/// The initial values of CSS, which properties show where nothing sets them.
enum InitialValue {
  /// The initial value of a property by its name in scripts. Nil where it is unknown or depends on
  /// the element, such as `auto`. No length at all is in the unit of the value beside it.
  static func text(of name: String, beside other: String) -> String? {
    if let text = texts[name] { return text }
    let unit = StyleText.dimension(other)?.unit
    if name == "strokeWidth" { return unit == "" ? "1" : "1px" }
    return isZero(name) ? "0" + (unit ?? "px") : nil
  }

  /// The texts with the initial value in place of `initial`, and in place of `unset` and `revert`
  /// if the property is not inherited. They stay as they are if the initial value is unknown.
  ///
  /// - Complexity: O(texts).
  static func replaced(in texts: [String], of name: String) -> [String] {
    let words = inherited.contains(name) ? ["initial"] : resets
    func isReset(_ text: String) -> Bool {
      text.utf8.count <= 12 && words.contains(text.lowercased())
    }
    guard texts.contains(where: isReset) else { return texts }
    let other = texts.first { !isReset($0) && $0.utf8.count <= 40 }
    guard let initial = text(of: name, beside: other ?? "") else { return texts }
    return texts.map { isReset($0) ? initial : $0 }
  }

  private static let resets = ["initial", "unset", "revert", "revert-layer"]
  private static let inherited: Set = [
    "letterSpacing", "wordSpacing", "textIndent", "borderSpacing", "textShadow", "fontWeight",
    "visibility", "fill", "fillOpacity", "strokeWidth", "strokeOpacity", "strokeMiterlimit",
    "strokeDashoffset", "orphans", "widows",
  ]

  private static func isZero(_ name: String) -> Bool {
    zeros.contains(name) || sided.contains { name.hasPrefix($0) }
      || name.hasPrefix("border") && name.hasSuffix("Radius")
  }

  /// Lengths that are 0 at first; those of sides begin with these names.
  private static let sided = ["padding", "margin", "scrollPadding", "scrollMargin"]
  private static let zeros: Set = [
    "strokeDashoffset", "letterSpacing", "wordSpacing", "textIndent", "outlineOffset",
    "offsetDistance", "borderSpacing", "shapeMargin", "backgroundPositionX", "backgroundPositionY",
  ]

  private static let texts = [
    "opacity": "1", "translate": "0px 0px", "scale": "1", "rotate": "0deg", "transform": "none",
    "filter": "none", "backdropFilter": "none", "boxShadow": "none", "textShadow": "none",
    "backgroundColor": "transparent", "fill": "black", "stopColor": "black", "floodColor": "black",
    "lightingColor": "white", "borderColor": "currentcolor", "borderTopColor": "currentcolor",
    "borderRightColor": "currentcolor", "borderBottomColor": "currentcolor",
    "borderLeftColor": "currentcolor", "textDecorationColor": "currentcolor",
    "columnRuleColor": "currentcolor", "fillOpacity": "1", "strokeOpacity": "1", "stopOpacity": "1",
    "floodOpacity": "1", "strokeMiterlimit": "4", "order": "0", "flexGrow": "0", "flexShrink": "1",
    "orphans": "2", "widows": "2", "shapeImageThreshold": "0", "zoom": "1", "fontWeight": "400",
    "backgroundPosition": "0% 0%", "maskPosition": "0% 0%", "objectPosition": "50% 50%",
    "transformOrigin": "50% 50%", "perspectiveOrigin": "50% 50%", "visibility": "visible",
  ]
}
