internal import AnimationEngine

// Rectangles, sizes and points whose numbers all have to be given. `owner` begins the sentences.

extension Form<Rect> {
  static func rect(_ owner: String) -> Form {
    .numbers(.rect, .rect, owner) {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } from: {
      [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
    }
  }
}

extension Form<Size> {
  static func size(_ owner: String) -> Form {
    .numbers(.size, .size, owner) {
      Size(width: $0[0], height: $0[1])
    } from: {
      [$0.width, $0.height]
    }
  }
}

extension Forms {
  /// A point of a frame.
  static let anchor = Form<UnitPoint>.numbers(
    .numbers(
      "Anchor", .point,
      "A point of a frame in parts of its size, from the top and the leading edge. Default the centre."
    ),
    .point, "An anchor"
  ) {
    UnitPoint(x: $0[0], y: $0[1])
  } from: {
    [$0.x, $0.y]
  }
}

extension Form<UnitPoint> {
  static func point(_ owner: String) -> Form {
    .numbers(.point, .point, owner) {
      UnitPoint(x: $0[0], y: $0[1])
    } from: {
      [$0.x, $0.y]
    }
  }
}

extension Form<EdgeInsets> {
  static func insets(_ owner: String) -> Form {
    .numbers(.insets, .insets, owner) {
      EdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } from: {
      [$0.top, $0.leading, $0.bottom, $0.trailing]
    }
  }
}

extension SchemaNode {
  /// A point in the plane.
  static let point = numbers("Point", .point, nil)
  /// A width and a height.
  static let size = numbers("Size", .size, nil)
  /// An origin and a size.
  static let rect = numbers("Rect", .rect, "Rectangle.")
  /// Four distances.
  static let insets = numbers("Insets", .insets, "Distances from the four edges.")

  /// An object of numbers, all of which have to be given.
  fileprivate static func numbers(
    _ title: String, _ type: PropertyType, _ meaning: String?
  ) -> SchemaNode {
    .input(title, meaning, type.componentWords.map { .required($0.text, .type("number")) })
  }
}

extension Form {
  fileprivate static func numbers(
    _ schema: SchemaNode, _ type: PropertyType, _ owner: String,
    _ value: @escaping @Sendable ([Double]) -> Value,
    from numbers: @escaping @Sendable (Value) -> [Double]
  ) -> Form {
    let words = type.componentWords
    return Form(schema) {
      $0.numbers(at: $1, of: type, owner).map(value)
    } write: { value, text in
      text.object { text in
        for (word, number) in zip(words, numbers(value)) { text.json.member(word, number) }
      }
    }
  }
}

extension DocumentDecoder {
  /// The plain numbers of a rectangle, a size, a point or insets, all of which have to be given.
  fileprivate mutating func numbers(at node: Int, of type: PropertyType, _ owner: String)
    -> [Double]?
  {
    var members = Members(of: node)
    let words = type.componentWords
    guard gather(&members, "\(owner) is an object with \(words.map(\.text).listed("and"))") else {
      return nil
    }
    check(&members, allowed: type.componentSet, owner)
    let nodes = words.compactMap { require($0, of: members, owner) }
    let numbers = nodes.compactMap { number(at: $0) }
    return numbers.count == words.count ? numbers : nil
  }
}
