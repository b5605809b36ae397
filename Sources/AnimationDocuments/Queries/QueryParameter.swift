/// A query parameter and how its text is read.
struct QueryParameter<Value>: Sendable {
  /// The description of the parameter for the OpenAPI document.
  let said: RequestParameter
  /// Reads the parameter's text. Notes a problem and returns nil when it is wrong.
  let read: @Sendable (inout QueryReader, String) -> Value?
}

extension QueryParameter {
  /// A parameter with its own name in the OpenAPI document: `title`, else its name capitalised.
  init(
    _ name: String, title: String? = nil, _ schema: SchemaNode, _ meaning: String,
    isRequired: Bool = false, listOf element: SchemaNode? = nil,
    read: @escaping @Sendable (inout QueryReader, String) -> Value?
  ) {
    said = RequestParameter(
      name, title: title ?? name.prefix(1).uppercased() + name.dropFirst(), schema, meaning,
      isRequired: isRequired, listOf: element)
    self.read = read
  }
}

// MARK: - Kinds of parameters

extension QueryParameter<String> {
  /// A parameter that is any text.
  static func text(
    _ name: String, title: String? = nil, _ schema: SchemaNode,
    _ meaning: String, isRequired: Bool = false
  ) -> QueryParameter {
    QueryParameter(name, title: title, schema, meaning, isRequired: isRequired) { $1 }
  }
}

extension QueryParameter<Double> {
  /// A parameter that is a finite number.
  static func number(_ name: String, _ meaning: String, example: Double) -> QueryParameter {
    QueryParameter(name, .type("number", [SchemaNode.example(example)]), meaning) {
      $0.number($1, of: name)
    }
  }

  /// A parameter that is a number above 0.
  static func positive(
    _ name: String, title: String? = nil, _ meaning: String, example: Double? = nil
  ) -> QueryParameter {
    let bound: SchemaNode.Member = ("exclusiveMinimum", .number(0))
    let schema = SchemaNode.type(
      "number", [bound] + (example.map { [SchemaNode.example($0)] } ?? []))
    return QueryParameter(name, title: title, schema, meaning) { $0.positiveNumber($1, of: name) }
  }
}

extension QueryParameter<Int> {
  /// A parameter that is a whole number within bounds.
  static func wholeNumber(
    _ name: String, in range: ClosedRange<Int>, _ meaning: String, example: Int? = nil
  ) -> QueryParameter {
    let most: [SchemaNode.Member] =
      range.upperBound == .max ? [] : [("maximum", .number(Double(range.upperBound)))]
    let schema = SchemaNode.type(
      "integer",
      [("minimum", .number(Double(range.lowerBound)))] + most
        + (example.map { [SchemaNode.example(Double($0))] } ?? []))
    return QueryParameter(name, schema, meaning) { $0.wholeNumber($1, of: name, in: range) }
  }
}

extension QueryParameter<[Double]> {
  /// A parameter that is one or more finite numbers separated by commas.
  static func numbers(_ name: String, _ meaning: String, example: String) -> QueryParameter {
    QueryParameter(name, .string(examples: [example]), meaning, listOf: .type("number")) {
      $0.numbers($1, of: name)
    }
  }
}

extension QueryParameter where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
  /// A parameter that is the name of an enum's case. `choice` is the title of its schema;
  /// `standard` is its default if the meaning does not say that.
  static func name(
    _ name: String, _ meaning: String, choice: String, _ meaningOfNames: String,
    orElse standard: Value? = nil
  ) -> QueryParameter {
    let names = SchemaNode.choice(choice, meaningOfNames, Value.allCases.map(\.rawValue))
    let schema = names.described(standard.map { "Default `\($0.rawValue)`." })
    return QueryParameter(name, schema, meaning) { reader, text in
      reader.name(text, of: name, among: Array(Value.allCases))
    }
  }
}

extension SchemaNode {
  fileprivate static func example(_ number: Double) -> Member {
    ("examples", .list([.number(number)]))
  }
}
