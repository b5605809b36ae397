/// How one kind of JSON value is read, how it is written, and the JSON Schema that describes it.
///
/// Forms are values. Small ones are combined into larger ones: a number into a list of numbers,
/// members into an object (``ObjectForm``), objects into a choice.
struct Form<Value>: Sendable {
  /// The JSON Schema of the value, as the OpenAPI document lists it.
  let schema: SchemaNode
  /// Reads the value at a node. Reports a problem and returns nil when something is wrong with it.
  let read: @Sendable (inout DocumentDecoder, Int) -> Value?
  /// Writes a value in its canonical form.
  let write: @Sendable (Value, inout DocumentWriter) -> Void

  init(
    _ schema: SchemaNode, read: @escaping @Sendable (inout DocumentDecoder, Int) -> Value?,
    write: @escaping @Sendable (Value, inout DocumentWriter) -> Void
  ) {
    self.schema = schema
    self.read = read
    self.write = write
  }
}

extension DocumentDecoder {
  /// Reads the value at a node by a form. Reports a problem and returns nil if it is wrong.
  mutating func value<Value>(at node: Int, as form: Form<Value>) -> Value? {
    form.read(&self, node)
  }
}

extension Form {
  func described(by schema: SchemaNode) -> Form { Form(schema, read: read, write: write) }

  /// The form with another way to read a value.
  func reading(
    _ read: @escaping @Sendable (inout DocumentDecoder, Int) -> Value?
  ) -> Form { Form(schema, read: read, write: write) }

  /// The form with its schema as a named component of the OpenAPI document.
  func named(_ title: String, _ meaning: String?, examples: [String] = []) -> Form {
    described(by: schema.named(title, meaning, examples: examples))
  }

  /// A form that is looked up when it is used, so that two forms can contain each other.
  static func deferred(_ title: String, _ form: @escaping @Sendable () -> Form) -> Form {
    let schema = SchemaNode.component(
      SchemaComponent(title) {
        if case .component(let component) = form().schema { component.body() } else { [] }
      })
    return Form(schema) {
      form().read(&$0, $1)
    } write: {
      form().write($0, &$1)
    }
  }

  /// The form extended by `null`, which is read as nil.
  var nullable: Form<Value?> {
    Form<Value?>(.oneOf([schema, .type("null")])) { [read] decoder, node in
      if decoder.tape[node].kind == .null { return .some(nil) }
      return read(&decoder, node).map { .some($0) }
    } write: { [write] value, text in
      if let value { write(value, &text) } else { text.json.appendNull() }
    }
  }

  /// The form for values made from this form's values.
  func mapped<Whole>(
    _ whole: @escaping @Sendable (Value) -> Whole, from part: @escaping @Sendable (Whole) -> Value
  ) -> Form<Whole> {
    Form<Whole>(schema) { [read] in
      read(&$0, $1).map(whole)
    } write: { [write] in
      write(part($0), &$1)
    }
  }

  /// A form for one JSON kind, and another form for all other kinds. `isPlain` tells which values
  /// are written by the first.
  static func either(
    _ kind: JSONNode.Kind, _ plain: Form, or other: Form,
    isPlain: @escaping @Sendable (Value) -> Bool
  ) -> Form {
    Form(.oneOf([plain.schema, other.schema])) { decoder, node in
      let form = decoder.tape[node].kind == kind ? plain : other
      return form.read(&decoder, node)
    } write: { value, text in
      (isPlain(value) ? plain : other).write(value, &text)
    }
  }
}
