// Choices whose plainest values are written by a name alone: "easeIn", "opacity".

extension Form where Value: Equatable & Sendable {
  /// A value written as an object, or by the name of its case alone if that says everything.
  ///
  /// `plain` lists the values that have such names. `title` and `meaning` are those of the whole
  /// schema, `names` and `meaningOfNames` those of the names alone.
  init(
    _ choice: TaggedForm<Value>, orName plain: [(name: String, value: Value)], title: String,
    _ meaning: String, names: String, _ meaningOfNames: String, examples: [String] = [],
    _ expectation: String
  ) {
    let object = Form(choice, expectation)
    let name = SchemaNode.choice(names, meaningOfNames, plain.map(\.name))
    let schema = SchemaNode.oneOf([name, object.schema]).named(title, meaning, examples: examples)
    let (keys, values) = (plain.map { TextName($0.name) }, plain.map(\.value))
    self.init(schema) { decoder, node in
      guard decoder.tape[node].kind == .string else { return object.read(&decoder, node) }
      if let index = keys.first(matching: node, of: decoder.tape) { return values[index] }
      choice.reportNameAlone(&decoder, at: node)
      return nil
    } write: { value, text in
      if let found = plain.first(where: { $0.value == value }) {
        text.json.append(found.name)
      } else {
        object.write(value, &text)
      }
    }
  }
}

extension TaggedForm {
  /// Reports that a name stands alone but needs members, or that there is no case of that name.
  fileprivate func reportNameAlone(_ decoder: inout DocumentDecoder, at node: Int) {
    guard let known = named(&decoder, at: node) else { return }
    decoder.report(
      .missingMember, at: node,
      "\(cases[known].object.owner) needs more than its name: it is written as an object.",
      hint: #"{"type":"\#(cases[known].name)",…}"#)
  }
}
