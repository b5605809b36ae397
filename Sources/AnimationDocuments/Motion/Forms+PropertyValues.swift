internal import AnimationEngine

// Values of many properties by their names: those that declare them, and those that come after.

extension Forms {
  /// The values that declare the properties. `name` is the member that has them.
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

  /// The same where properties may come later, which have none.
  static let sceneValues = Form<[Components?]>(.values) {
    $0.firstValues(at: $1, "initial")?.map { $0 }
  } write: {
    $1.declare($0)
  }

  /// Values that replace some of those before.
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

  /// Where a lone animation leads.
  static let targets: Form<[Components]> = {
    let values = laterValues("to")
    return Form(values.schema) { decoder, node in
      decoder.isTarget = true
      defer { decoder.isTarget = false }
      return values.read(&decoder, node)
    } write: {
      values.write($0, &$1)
    }
  }()

  /// Velocities of some properties from where they stand.
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
  /// Writes the values that declare the properties.
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
  /// Whether two vectors have the same bits: a 0 is not a -0 here.
  fileprivate func isSame(as other: Components) -> Bool {
    count == other.count && (0..<count).allSatisfy { self[$0].bitPattern == other[$0].bitPattern }
  }
}
