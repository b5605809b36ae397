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

extension Form {
  /// A list. `expectation` is what is said where there is none.
  static func list<Element>(
    of element: Form<Element>, _ expectation: String
  ) -> Form where Value == [Element] {
    Form(.object([("type", .text("array")), ("items", element.schema)])) { decoder, node in
      guard let nodes = decoder.list(at: node, expectation) else { return nil }
      let elements = nodes.compactMap { element.read(&decoder, $0) }
      return elements.count == decoder.tape[node].count ? elements : nil
    } write: { elements, text in
      text.array { text in
        for value in elements { element.write(value, &text) }
      }
    }
  }

  /// Two of the same, in a list. `expectation` is what is said where there are not two.
  static func pair<Element>(
    of element: Form<Element>, _ expectation: String
  ) -> Form where Value == [Element] {
    let list = Form.list(of: element, expectation)
    let schema = SchemaNode.object([
      ("type", .text("array")), ("minItems", .number(2)), ("maxItems", .number(2)),
      ("items", element.schema),
    ])
    return Form(schema) { decoder, node in
      guard decoder.tape[node].kind == .array, decoder.tape[node].count == 2 else {
        decoder.wrongType(at: node, expectation)
        return nil
      }
      return list.read(&decoder, node)
    } write: {
      list.write($0, &$1)
    }
  }
}
