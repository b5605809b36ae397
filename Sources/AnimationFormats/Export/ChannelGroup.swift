package import AnimationEngine

/// The properties that together animate one target of one view, such as `x` and `y` for a
/// translation.
struct ChannelGroup {
  let view: String?
  let target: ExportTarget
  /// The name of the first of these properties, without its view.
  let name: String
  let type: PropertyType
  /// The properties or their columns, and the indices of the target's numbers that each provides.
  private(set) var parts: [TimelinePart]
  private(set) var places: [[Int]]

  private struct Key: Hashable {
    var view: String?
    var target: ExportTarget
  }

  /// The groups of all properties, in the order of their first ones.
  ///
  /// - Throws: ``ExportRefusal`` if two properties would animate the same number.
  /// - Complexity: O(properties).
  static func all(
    of properties: [AnimatedProperty], _ map: [String: String]
  ) throws(ExportRefusal) -> [ChannelGroup] {
    var groups: [ChannelGroup] = []
    var indices: [Key: Int] = [:]
    for (index, property) in properties.enumerated() {
      let (view, name) = (property.view, property.lastName)
      let given = property.namesInMaps.lazy.compactMap { map[$0] }.first
      let slots = ExportTarget.slots(of: given ?? name, property.type)
      for (component, slot) in slots.enumerated() {
        let part = TimelinePart(property: index, component: slots.count > 1 ? component : nil)
        let key = Key(view: view, target: slot.target)
        if let group = indices[key] {
          try groups[group].add(part, slot, name)
        } else {
          indices[key] = groups.count
          groups.append(
            ChannelGroup(
              view: view, target: slot.target, name: name, type: property.type, parts: [part],
              places: [slot.places]))
        }
      }
    }
    return groups
  }

  /// The times at which the document gives values of the group, in seconds.
  func givenTimes(of options: ExportOptions) -> [Double] {
    Set(parts.map(\.property)).flatMap { property in
      property < options.givenTimes.count ? options.givenTimes[property] : []
    }
  }

  /// Adds a property that provides numbers which no other provides.
  private mutating func add(
    _ part: TimelinePart, _ slot: ExportTarget.Slot, _ name: String
  ) throws(ExportRefusal) {
    let given = Set(places.joined())
    guard !slot.places.isEmpty, given.isDisjoint(with: slot.places) else {
      throw .same(self.name, as: name, of: view)
    }
    parts.append(part)
    places.append(slot.places)
  }
}

extension AnimatedProperty {
  /// The names by which a map may refer to the property, in order of precedence. The first is its
  /// whole name; the second leaves out the view, and refers to that property of every view.
  package var namesInMaps: [String] {
    view == nil ? [name] : [name, lastName]
  }
}
