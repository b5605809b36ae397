internal import AnimationEngine
internal import AnimationScenes

// Implicit animations, whose properties are known only when all events have been read.

extension Forms {
  static let implicitAnimations = Form<[ImplicitAnimation]>.list(
    of: implicitAnimation, "animations is a list of objects"
  ).countingFirst { decoder, node, count in
    decoder.check(count, of: .tracks, "animations beside properties", at: node)
  }

  private static let implicitAnimation = Form<ImplicitAnimation>(
    ObjectForm<ImplicitAnimation>(
      "ImplicitAnimation", "An animation beside a property",
      """
      An animation for changes of some properties, whatever causes them: SwiftUI's \
      `.animation(_, value:)`. In an event it is scoped to that event.
      """,
      Member(.property, optional: shownProperty, "The property that it carries.") {
        $0.properties.onlyOne
      },
      Member(.properties, optional: shownProperties, "The properties that it carries.") {
        $0.properties.several
      },
      Member(
        .animation, animation.nullable, "What carries them; null shows their changes at once."
      ) { $0.animation },
      Member(
        .value, optional: shownProperty,
        "The property that has to change in the same event; without it every change counts."
      ) { $0.trigger },
      Member(
        .when, keys(called: "when"), orElse: [:],
        "Transaction keys with the values that they must have; an event says its own in `keys`."
      ) { $0.condition },
      rules: [.atLeastOne(.property, .properties), .atMostOne(.property, .properties)],
      make: { property, properties, animation, trigger, condition in
        ImplicitAnimation(
          properties: property.map { [$0] } ?? properties ?? [], animation: animation,
          trigger: trigger, condition: condition)
      }),
    "An animation beside a property is an object",
    examples: [
      #"{"property": "opacity", "animation": "easeInOut"}"#,
      #"{"properties": ["x", "y"], "animation": "bouncy", "when": {"source": "tap"}}"#,
    ])

  /// The values of transaction keys, each any JSON, as compact text.
  static func keys(called name: String) -> Form<[String: String]> {
    let schema = SchemaNode.type("object").named(
      "TransactionKeys", "Values of transaction keys by their names, any JSON.")
    return Form<[String: String]>(schema) {
      $0.transactionKeys(at: $1, name)
    } write: { keys, text in
      text.object { text in
        for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
          text.json.name(key)
          text.json.append(json: value)
        }
      }
    }
  }

  // MARK: - Names

  static let shownView = Form<String>(.type("string")) { $0.shownView(at: $1) }

  static let shownProperty = Form<Int>(.type("string")) {
    $0.shownProperty(at: $1)
  } write: {
    $1.json.append($1.properties[$0].name)
  }

  static let shownProperties = Form<[Int]>.distinct(
    of: shownProperty, "properties is a list of names",
    atLeastOne: "A list of properties names at least one.")
}

extension [Int] {
  /// The element, if there is exactly one.
  var onlyOne: Int? { count == 1 ? self[0] : nil }

  /// All elements, if there are more than one.
  var several: [Int]? { count > 1 ? self : nil }
}

extension DocumentDecoder {
  /// Reads the values of transaction keys, each any JSON, as compact text.
  fileprivate mutating func transactionKeys(at node: Int, _ owner: String) -> [String: String]? {
    guard tape[node].kind == .object else {
      wrongType(at: node, "\(owner) is an object of transaction keys and their values")
      return nil
    }
    let before = problems.total
    var keys: [String: String] = [:]
    for member in tape.members(of: node) {
      guard checkNumbersAndNames(inside: member.value) else { continue }
      let value = tape.compactText(of: member.value)
      guard keys.updateValue(value, forKey: tape.string(at: member.name)) == nil else {
        reportDuplicate(member.name)
        continue
      }
    }
    return problems.total == before ? keys : nil
  }
}
