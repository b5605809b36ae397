internal import AnimationEngine

extension Form<Double> {
  /// Any number that a double holds.
  static var number: Form {
    Form(.type("number")) {
      $0.number(at: $1)
    } write: {
      $1.json.append($0)
    }
  }

  /// Seconds, from 0 on.
  static var duration: Form {
    let schema = SchemaNode.component("Duration", "Seconds.") {
      [("type", .text("number")), ("minimum", .number(0))]
    }
    return Form(schema) {
      $0.duration(at: $1)
    } write: {
      $1.json.append($0)
    }
  }

  /// A number from 0 on, which is called `name` at the beginning of a sentence.
  static func amount(_ name: String) -> Form {
    Form(.type("number", [("minimum", .number(0))])) {
      $0.amount(at: $1, name)
    } write: {
      $1.json.append($0)
    }
  }

  /// A number from 0 to 1, which is called `name` at the beginning of a sentence.
  static func fraction(_ name: String) -> Form {
    Form(.type("number", [("minimum", .number(0)), ("maximum", .number(1))])) {
      $0.fraction(at: $1, name)
    } write: {
      $1.json.append($0)
    }
  }

  /// A number whose bounds are checked with others of its object.
  static func number(_ bounds: SchemaNode) -> Form { number.described(by: bounds) }
}

extension Form<Int> {
  /// A whole number, which is called `name` at the beginning of a sentence.
  static func wholeNumber(_ name: String, atLeast least: Int? = nil) -> Form {
    Form(.type("integer", least.map { [("minimum", .number(Double($0)))] } ?? [])) {
      $0.wholeNumber(at: $1, atLeast: least, name)
    } write: {
      $1.json.append($0)
    }
  }
}

extension Form<Bool> {
  /// True or false.
  static var bool: Form {
    Form(.type("boolean")) {
      $0.bool(at: $1)
    } write: {
      $1.json.append($0)
    }
  }
}

extension Form<String> {
  /// Any text.
  static var text: Form {
    Form(.type("string")) {
      $0.string(at: $1)
    } write: {
      $1.json.append($0)
    }
  }
}

extension Form<String> {
  /// A text such as these.
  static func text(examples: [String]) -> Form { text.described(by: .string(examples: examples)) }
}

extension SchemaNode {
  /// A number above 0.
  static let positiveNumber = SchemaNode.component("PositiveNumber", "Number above 0.") {
    [("type", .text("number")), ("exclusiveMinimum", .number(0))]
  }
}

extension Form where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
  /// One of some names. `noun` is what they name, without an article: "edge".
  static func name(_ title: String, _ noun: String, _ meaning: String) -> Form {
    let schema = SchemaNode.component(title, meaning) {
      [("enum", .names(Value.allCases.map(\.rawValue)))]
    }
    return Form(schema) {
      $0.choice(at: $1, noun)
    } write: {
      $1.json.append($0.rawValue)
    }
  }
}
