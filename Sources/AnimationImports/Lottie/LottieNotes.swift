import AnimationDocuments

/// Notes on what is left out of a Lottie file, and what is used instead.
enum LottieNotes {
  /// Notes the parts of a layer that documents cannot express.
  static func note(layer: JSONText, _ reading: inout ImportReading) {
    if let parent = layer["parent"], !parent.isNull {
      reading.ignore(
        "The layer goes with layer \(parent.written.prefix(20)): only its own motion is here.",
        at: parent.place)
    }
    for (name, value) in layer.members {
      if unread.contains(name) { noteAllMoving(value, &reading) }
      guard let sentence = sentence(on: name, value, of: layer) else { continue }
      reading.ignore(sentence, at: value.place)
    }
  }

  /// The members of layers that may be animated and are not imported: the zoom of a camera, the level of
  /// a sound, the layer styles.
  private static let unread: Set<String> = ["pe", "au", "sy"]

  /// Notes all that is animated in a property, in an object of some, or in a list of such objects.
  private static func noteAllMoving(_ json: JSONText, _ reading: inout ImportReading) {
    noteMoving(json, &reading)
    for object in [json] + json.elements {
      for (_, value) in object.members { noteMoving(value, &reading) }
    }
  }

  private static func sentence(
    on name: String, _ value: JSONText, of layer: JSONText
  ) -> String? {
    switch name {
    case "masksProperties" where value.count > 0: "Masks are left out."
    case "tt" where value.number != 0: "A track matte is left out."
    case "tm": "The remapped time of a composition is left out."
    case "ao" where value.number == 1: "The layer turns along its path: that is left out."
    case "t" where (value["a"]?.count ?? 0) > 0 || (value["d"]?["k"]?.count ?? 0) > 1:
      "What moves in a text is left out."
    default: nil
    }
  }

  /// The members of shapes that are imported.
  private static let known: [String: Set<String>] = [
    "gr": ["it"], "rc": ["s", "r", "p"], "el": ["s", "p"], "rd": ["r"], "fl": ["c", "o"],
    "sr": ["p", "r", "pt", "ir", "or", "is", "os"], "st": ["c", "o", "w", "d"],
    "gf": ["o", "s", "e", "g"], "gs": ["o", "w", "d", "s", "e", "g"],
    "tm": ["s", "e", "o"],
    "tr": ["a", "p", "s", "r", "o", "sk", "sa", "rx", "ry", "rz", "or"],
  ]

  /// Notes all other animated members of a shape.
  static func note(shape: JSONText, _ reading: inout ImportReading) {
    guard let type = shape["ty"]?.text else { return }
    for (name, value) in shape.members where known[type]?.contains(name) != true {
      noteMoving(value, &reading)
      for (_, inner) in value.members { noteMoving(inner, &reading) }
    }
  }

  /// Notes a property that is animated but not imported.
  static func noteMoving(_ json: JSONText?, _ reading: inout ImportReading) {
    guard let json, let first = json["k"]?.elements.first, first["t"] != nil else { return }
    reading.ignore("This moves, but has no place in a document: it is left out.", at: json.place)
  }
}
