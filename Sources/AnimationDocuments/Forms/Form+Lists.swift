internal import AnimationEngine

// Lists: of any number of the same, of two, of distinct ones.

extension Form {
  /// A list of values of one form. `expectation` is the message for a value that is no list; with
  /// `least`, the list needs an element, and that is the message if it has none.
  static func list<Element>(
    of element: Form<Element>, _ expectation: String, atLeastOne least: String? = nil
  ) -> Form where Value == [Element] {
    let bound: [SchemaNode.Member] = least == nil ? [] : [("minItems", .number(1))]
    return Form(.array(of: element.schema, bound)) { decoder, node in
      guard let nodes = decoder.list(at: node, expectation) else { return nil }
      if let least, decoder.tape[node].count == 0 {
        decoder.report(.empty, at: node, least)
        return nil
      }
      let last = decoder.lastTime
      decoder.lastTime = nil
      var elements: [Element] = []
      elements.reserveCapacity(decoder.tape[node].count)
      for node in nodes {
        if let value = element.read(&decoder, node) { elements.append(value) }
      }
      decoder.lastTime = last
      return elements.count == decoder.tape[node].count ? elements : nil
    } write: { elements, text in
      text.array { text in
        for value in elements { element.write(value, &text) }
      }
    }
  }

  /// The form of a list whose elements are counted before any is read. `isRight` tells whether this
  /// number of elements is allowed, and reports a problem if not.
  func countingFirst(
    _ isRight: @escaping @Sendable (inout DocumentDecoder, _ node: Int, _ count: Int) -> Bool
  ) -> Form {
    reading { [read] decoder, node in
      let (kind, count) = (decoder.tape[node].kind, decoder.tape[node].count)
      return kind != .array || isRight(&decoder, node, count) ? read(&decoder, node) : nil
    }
  }

  /// A list of exactly two values of one form. `expectation` is the message for anything else.
  static func pair<Element>(
    of element: Form<Element>, _ expectation: String
  ) -> Form where Value == [Element] {
    let list = Form.list(of: element, expectation)
    return list.described(by: .array(of: element.schema, 2...2)).reading { decoder, node in
      decoder.isPair(at: node, expectation) ? list.read(&decoder, node) : nil
    }
  }

  /// A list of two values with different forms. `expectation` is the message for anything else.
  static func couple<First, Second>(
    _ first: Form<First>, _ second: Form<Second>, _ expectation: String,
    _ whole: @escaping @Sendable (First, Second) -> Value,
    from parts: @escaping @Sendable (Value) -> (First, Second)
  ) -> Form {
    let schema = SchemaNode.type(
      "array",
      [
        ("minItems", .number(2)), ("maxItems", .number(2)),
        ("prefixItems", .list([first.schema, second.schema])),
      ])
    return Form(schema) { decoder, node in
      guard decoder.isPair(at: node, expectation) else { return nil }
      let one = first.read(&decoder, node + 1)
      let other = second.read(&decoder, decoder.tape.end(of: node + 1))
      guard let one, let other else { return nil }
      return whole(one, other)
    } write: { value, text in
      let (one, other) = parts(value)
      text.array { text in
        first.write(one, &text)
        second.write(other, &text)
      }
    }
  }

  /// A list of one or more distinct elements. `least` is the message for an empty list.
  static func distinct<Element: Hashable & SendableMetatype>(
    of element: Form<Element>, _ expectation: String, atLeastOne least: String
  ) -> Form where Value == [Element] {
    let list = Form.list(of: element, expectation, atLeastOne: least)
    return list.reading { decoder, node in
      guard decoder.tape[node].kind == .array, decoder.tape[node].count > 0 else {
        return list.read(&decoder, node)
      }
      var (elements, given) = ([Element](), Set<Element>())
      for child in decoder.tape.children(of: node) {
        guard let value = element.read(&decoder, child) else { continue }
        if given.insert(value).inserted {
          elements.append(value)
        } else {
          decoder.reportDuplicate(child)
        }
      }
      return elements.count == decoder.tape[node].count ? elements : nil
    }
  }
}

extension Form<Double> {
  /// This form for a list that must not fall; `these` names it in messages: "The times of samples".
  func rising(_ these: String) -> Form {
    reading { [read] decoder, node in
      guard let time = read(&decoder, node) else { return nil }
      if let last = decoder.lastTime, time < last {
        decoder.report(
          .notRising, at: node,
          "\(these) do not fall; this is \(decoder.quoted(node)) after \(last.plainText).")
        return nil
      }
      decoder.lastTime = time
      return time
    }
  }
}

extension DocumentDecoder {
  /// Whether a node is a list of two entries. Reports a problem otherwise.
  fileprivate mutating func isPair(at node: Int, _ expectation: String) -> Bool {
    guard tape[node].kind == .array else {
      wrongType(at: node, expectation)
      return false
    }
    let count = tape[node].count
    if count == 2 { return true }
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    report(.wrongType, at: node, "\(expectation); this has \(entries).")
    return false
  }
}
