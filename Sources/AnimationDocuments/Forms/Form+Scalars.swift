internal import AnimationEngine

/// A type with a notation of its own in JSON. A form of such a type writes its values in that
/// notation unless it is given another way to write them.
protocol PlainJSON: SendableMetatype {
  func write(to json: inout JSONWriter)
}

extension Double: PlainJSON { func write(to json: inout JSONWriter) { json.append(self) } }
extension Int: PlainJSON { func write(to json: inout JSONWriter) { json.append(self) } }
extension Bool: PlainJSON { func write(to json: inout JSONWriter) { json.append(self) } }
extension String: PlainJSON { func write(to json: inout JSONWriter) { json.append(self) } }

extension Form where Value: PlainJSON {
  init(_ schema: SchemaNode, read: @escaping @Sendable (inout DocumentDecoder, Int) -> Value?) {
    self.init(schema, read: read) { $0.write(to: &$1.json) }
  }
}

extension Form<Double> {
  /// Any number that a double can hold.
  static var number: Form { Form(.type("number")) { $0.number(at: $1) } }

  /// A duration in seconds, at least 0.
  static var duration: Form {
    Form(.number(from: 0).named("Duration", "Seconds.")) { $0.duration(at: $1) }
  }

  /// A number of at least 0. `name` begins the message about a wrong one.
  static func amount(_ name: String) -> Form { Form(.number(from: 0)) { $0.amount(at: $1, name) } }

  /// A number in 0...1. `name` begins the message about a wrong one.
  static func fraction(_ name: String) -> Form {
    Form(.type("number", [("minimum", .number(0)), ("maximum", .number(1))])) {
      $0.fraction(at: $1, name)
    }
  }

  /// A number whose bounds depend on other members, with the schema `bounds`; the object checks it.
  static func number(_ bounds: SchemaNode) -> Form { number.described(by: bounds) }

  /// A number above 0, which the object checks together with its other members.
  static var positive: Form { .number(.positiveNumber) }
}

extension Form<Int> {
  /// A whole number. `name` begins the message about a wrong one.
  static func wholeNumber(_ name: String, atLeast least: Int? = nil) -> Form {
    Form(.integer(from: least)) { $0.wholeNumber(at: $1, atLeast: least, name) }
  }
}

extension Form<Bool> {
  static var bool: Form { Form(.type("boolean")) { $0.bool(at: $1) } }
}

extension Form<String> {
  static var text: Form { Form(.type("string")) { $0.string(at: $1) } }

  static func text(examples: [String]) -> Form { text.described(by: .string(examples: examples)) }
}

extension SchemaNode {
  static let positiveNumber = SchemaNode.type("number", [("exclusiveMinimum", .number(0))])
    .named("PositiveNumber", "Number above 0.")
}

extension Form where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of some names. `noun` is what they name, without an article: "edge".
  static func name(_ title: String, _ noun: String, _ meaning: String) -> Form {
    let cases = Array(Value.allCases)
    let names = cases.map(\.rawValue)
    let keys = names.map { TextName($0) }
    return Form(.choice(title, meaning, names)) { decoder, node in
      guard decoder.isName(node, of: "the \(noun)", hint: names.listed("or")) else { return nil }
      if let place = keys.first(matching: node, of: decoder.tape) { return cases[place] }
      decoder.reportUnknownName(at: node, among: names, noun)
      return nil
    } write: {
      $1.json.append($0.rawValue)
    }
  }
}
