import AnimationDocuments
import AnimationEngine

/// The names and units of properties in animation libraries for scripts.
enum ScriptValue {
  /// The CSS or common name for a property of a library.
  static func name(_ name: String) -> String { names[name] ?? StyleName.script(name) }

  /// The name that GSAP has for a property, by its CSS or common name.
  static func nameInGSAP(_ name: String) -> String { namesInGSAP[name] ?? name }

  private static let namesInGSAP = [
    "rotate": "rotation", "rotateX": "rotationX", "rotateY": "rotationY",
  ]

  private static let names = [
    "translateX": "x", "translateY": "y", "translateZ": "z", "rotateZ": "rotate",
    "rotation": "rotate", "rotationZ": "rotate", "rotationX": "rotateX", "rotationY": "rotateY",
    "autoAlpha": "opacity", "alpha": "opacity",
    // An export for GSAP moves some properties as custom ones.
    "--transform": "transform", "--background-color": "backgroundColor",
    "--accent-color": "accentColor", "--border-radius": "borderRadius",
    "--border-width": "borderWidth", "--transform-origin": "transformOrigin",
  ]

  /// The text of a value, with a unit if it is a plain number, also one in quotation marks. Nil if
  /// it is neither a text nor a number.
  static func text(_ json: JSONText, of name: String) -> String? { texts([json], of: name)[0] }

  /// The texts of several values, for which the name is looked at once.
  ///
  /// - Complexity: O(length of the values and of the name).
  static func texts(_ list: [JSONText], of name: String) -> [String?] {
    let unit = unit(of: name)
    return list.map { json in
      number(json).map { $0.json + unit } ?? json.text.map(StyleText.trimmed)
    }
  }

  /// A number, also one in quotation marks of at most 400 bytes; nil for all else.
  ///
  /// - Complexity: O(1), as many properties may look at the same text.
  static func number(_ json: JSONText) -> Double? {
    guard json.length <= longestNumber else { return nil }
    return json.number ?? json.text.flatMap { StyleText.number(StyleText.trimmed($0)) }
  }

  private static let longestNumber = 400

  /// The unit that libraries give to plain numbers of a property.
  static func unit(of name: String) -> String {
    if turns.contains(name) { return "deg" }
    return isLength(name) ? "px" : ""
  }

  private static let turns: Set = ["rotate", "rotateX", "rotateY", "skew", "skewX", "skewY"]

  private static func isLength(_ name: String) -> Bool {
    lengths.contains(name) || ["padding", "margin"].contains { name.hasPrefix($0) }
      || name.hasSuffix("Radius") || name.hasSuffix("Width")
      || name.hasSuffix("Height")
        && name != "lineHeight"
  }

  private static let lengths: Set = [
    "x", "y", "z", "width", "height", "top", "left", "right", "bottom", "perspective", "fontSize",
    "gap", "inset",
  ]

  /// Whether a script computes the value at run time, so that it cannot be imported. Notes it if
  /// so.
  static func isComputed(
    _ json: JSONText, _ name: String, _ place: SourcePlace, _ reading: inout ImportReading
  ) -> Bool {
    let random = json.text.flatMap { $0.hasPrefix("random(") ? $0 : nil }
    guard let script = json.isObject ? json["script"]?.text : random else { return false }
    let what = script.isEmpty ? "has no value" : "is computed by the script (\(script.shortened))"
    reading.ignore("\"\(name.shortened)\" \(what): it is left out.", at: place)
    return true
  }

  /// The default value of a property; nil if unknown.
  static func rest(of name: String) -> String? {
    switch name {
    case "x", "y", "z": "0px"
    case "xPercent", "yPercent": "0"
    case "opacity", "scale", "scaleX", "scaleY", "scaleZ": "1"
    case let name where turns.contains(name): "0deg"
    default: nil
    }
  }
}
