import AnimationDocuments
import AnimationEngine

/// What libraries of scripts call properties and how they read plain numbers.
enum ScriptValue {
  /// The name of a property of CSS, or of one that libraries share.
  static func name(_ name: String) -> String { names[name] ?? StyleName.script(name) }

  private static let names = [
    "translateX": "x", "translateY": "y", "translateZ": "z", "rotateZ": "rotate",
    "rotation": "rotate", "rotationZ": "rotate", "rotationX": "rotateX", "rotationY": "rotateY",
    "autoAlpha": "opacity", "alpha": "opacity",
  ]

  /// The text of a value; nil for what is neither a text nor a number. A plain number has the unit that
  /// libraries give it.
  static func text(_ json: JSONText, of name: String) -> String? {
    if let text = json.text { return StyleText.trimmed(text) }
    return json.number.map { $0.json + unit(of: name) }
  }

  /// The unit of plain numbers.
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

  /// Whether a value of a script is known only when it runs; that is noted.
  static func isComputed(
    _ json: JSONText, _ name: String, _ place: SourcePlace, _ reading: inout ImportReading
  ) -> Bool {
    guard json.isObject, let script = json["script"]?.text else { return false }
    reading.ignore(
      "\"\(name.prefix(80))\" is computed by the script (\(script.prefix(40))): it is left out.",
      at: place)
    return true
  }

  /// What shows where nothing says so; nil where that is not known.
  static func rest(of name: String) -> String? {
    switch name {
    case "x", "y", "z": "0px"
    case "opacity", "scale", "scaleX", "scaleY": "1"
    case let name where turns.contains(name): "0deg"
    default: nil
    }
  }
}
