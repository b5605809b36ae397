internal import AnimationEngine

// Rectangles, sizes and points whose numbers are all required. `owner` begins the messages.

extension Form<Rect> {
  static func rect(_ owner: String) -> Form {
    .numbers(
      .rect, owner, { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      from: { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] })
  }
}

extension Form<Size> {
  static func size(_ owner: String) -> Form {
    .numbers(.size, owner, { Size(width: $0[0], height: $0[1]) }, from: { [$0.width, $0.height] })
  }
}

extension Form<UnitPoint> {
  static func point(_ owner: String) -> Form {
    .numbers(.point, owner, { UnitPoint(x: $0[0], y: $0[1]) }, from: { [$0.x, $0.y] })
  }
}

extension Form<EdgeInsets> {
  static func insets(_ owner: String) -> Form {
    .numbers(
      .insets, owner, { EdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) },
      from: { [$0.top, $0.leading, $0.bottom, $0.trailing] })
  }
}

extension Forms {
  /// An anchor: a point of a frame, as fractions of its size.
  static let anchor = Form.point("An anchor").described(
    by: .composite(
      "Anchor", .point,
      "A point of a frame in parts of its size, from the top and the leading edge. Default the centre."
    ))
}

extension Form {
  fileprivate static func numbers(
    _ type: CompositeType, _ owner: String, _ value: @escaping @Sendable (Components) -> Value,
    from numbers: @escaping @Sendable (Value) -> [Double]
  ) -> Form {
    let words = type.form.words
    let expectation = "\(owner) is an object with \(words.map(\.text).listed("and"))"
    return Form(type.schema) { decoder, node in
      var members = Members(of: node)
      guard decoder.gather(&members, expectation) else { return nil }
      return decoder.numbers(of: &members, type, owner).map(value)
    } write: { value, text in
      text.object { text in
        for (word, number) in zip(words, numbers(value)) { text.json.member(word, number) }
      }
    }
  }
}

extension DocumentDecoder {
  /// Reads the numbers of a composite, all of which are required. `owner` begins the messages.
  mutating func numbers(
    of members: inout Members, _ type: CompositeType, _ owner: @autoclosure () -> String
  ) -> Components? {
    let words = type.form.words
    check(&members, allowed: type.form.set, owner())
    var components = Components(repeating: 0, count: words.count)
    var isComplete = true
    for (index, word) in words.enumerated() {
      let node = require(word, of: members, owner())
      if let number = node.flatMap({ number(at: $0) }) {
        components[index] = number
      } else {
        isComplete = false
      }
    }
    return isComplete ? components : nil
  }
}
