internal import AnimationEngine

// Values of several properties by name: those that declare the properties, and later ones.

extension Forms {
  /// The values that declare the properties, in the member `name`.
  static func firstValues(_ name: String) -> Form<[Components]> {
    Form(.values) { decoder, node in
      let values = decoder.firstValues(at: node, name)
      decoder.start = values ?? []
      return values
    } write: { values, text in
      text.start = values
      text.declare(values)
    }
  }

  /// The initial values of a scene; nil for properties that an insertion declares later.
  static let sceneValues = Form<[Components?]>(.values) {
    $0.firstValues(at: $1, "initial")?.map { $0 }
  } write: {
    $1.declare($0)
  }

  /// Values that replace some of the initial ones, in the member `name`.
  static func laterValues(_ name: String) -> Form<[Components]> {
    Form(.values) { decoder, node in
      decoder.values(at: node, changing: decoder.start, name)
    } write: { values, text in
      text.object { text in
        for index in values.indices where !values[index].isSame(as: text.start[index]) {
          text.json.name(text.properties[index].name)
          text.append(values[index], of: index, 0..<text.properties[index].valueCount)
        }
      }
    }
  }

  /// The target values of a single animation, the member `to`.
  static let targets: Form<[Components]> = {
    let values = laterValues("to")
    return values.reading { decoder, node in
      decoder.isTarget = true
      defer { decoder.isTarget = false }
      return values.read(&decoder, node)
    }
  }()

  /// Initial velocities of some properties, at their initial values.
  static let velocities = Form<[Components?]>(.velocities) { decoder, node in
    decoder.velocities(at: node, from: decoder.start)
  } write: { velocities, text in
    text.object { text in
      for (index, velocity) in velocities.enumerated() {
        let property = text.properties[index]
        guard let velocity, property.type != .discrete else { continue }
        text.json.name(property.name)
        ValueEncoder(property: property).append(
          velocity: velocity, of: 0..<property.valueCount, from: text.start[index], to: &text.json)
      }
    }
  }
}

extension DocumentWriter {
  fileprivate mutating func declare(_ values: [Components?]) {
    object { text in
      for (index, value) in values.enumerated() {
        guard let value else { continue }
        let count = text.properties[index].valueCount
        text.json.name(text.properties[index].name)
        text.append(value, of: index, 0..<count, statesSpace: true)
      }
    }
  }
}

extension Components {
  /// Whether two vectors have the same bits, so that 0 and -0 differ.
  fileprivate func isSame(as other: Components) -> Bool {
    count == other.count && (0..<count).allSatisfy { self[$0].bitPattern == other[$0].bitPattern }
  }
}
