/// The properties of an animation, with the space in which the values of each interpolate.
package struct PropertySpaces: Hashable, Sendable {
  package let properties: [AnimatedProperty]
  /// The mapping from lanes to columns of each property.
  let mappings: [ColumnMapping]
  /// The number of lanes of each property, kept because copying a mapping counts a reference.
  private let laneCounts: [Int]
  /// The interpolation spaces of the properties whose values are CSS, by property index.
  private let cssSpaces: [Int: CSSInterpolationSpace]

  init(_ properties: [AnimatedProperty]) {
    self.properties = properties
    let spaces = properties.indices.compactMap { index in
      properties[index].cssSpace.map { (index, $0) }
    }
    let cssSpaces = Dictionary(uniqueKeysWithValues: spaces)
    self.cssSpaces = cssSpaces
    let mappings = properties.indices.map {
      cssSpaces[$0]?.mapping ?? ColumnMapping(properties[$0])
    }
    self.mappings = mappings
    laneCounts = mappings.map(\.laneCount)
  }

  /// Creates the spaces once the work and the memory of those that grow with the square of their
  /// values are charged to `meter`.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  package init(_ properties: [AnimatedProperty], meter: inout WorkMeter) throws(TimelineRefusal) {
    for property in properties {
      guard let cost = property.spaceCost else { continue }
      try meter.charge(cost.work)
      try meter.keep(bytes: cost.bytes)
    }
    self.init(properties)
  }

  /// The properties as a timeline displays them. For a property of CSS values only the text form is
  /// kept, since it is found from all values together.
  var shownProperties: [AnimatedProperty] {
    if cssSpaces.isEmpty { return properties }
    return properties.indices.map { index in
      var property = properties[index]
      if let space = cssSpaces[index] { property.table = .written(space.text) }
      return property
    }
  }

  /// A value of a property as coordinates of the space in which it interpolates.
  package func coordinates(of value: Components, property: Int) -> Components {
    guard isLookedUp(property) else { return value }
    let index = Int(saturating: value[0])
    if let space = cssSpaces[property] { return space.coordinates(ofValue: index) }
    switch (mappings[property], properties[property].table) {
    case (.joint(let space), _): return space.coordinates(ofValue: index)
    case (_, .paths(let paths)): return Components(paths[index].numbers)
    default: return value
    }
  }

  /// The number of each column of a CSS property at which it has no effect; nil for other properties.
  func neutrals(of property: Int) -> [Double]? { cssSpaces[property]?.neutrals }

  /// Whether any property has values that are indices into a table and interpolate.
  var hasTables: Bool { properties.indices.contains { isLookedUp($0) } }

  /// Whether values are indices into a table and interpolate; discrete values do not.
  package func isLookedUp(_ property: Int) -> Bool {
    properties[property].type.isTabled && properties[property].type != .discrete
  }
}

extension PropertySpaces {
  /// The displayed numbers of a property, for lanes at `place`.
  package func shownNumbers(of property: Int, at place: Components) -> [Double] {
    mappings[property].shownNumbers(at: (0..<place.count).map { place[$0] })
  }

  package func laneCount(of property: Int) -> Int { laneCounts[property] }

  /// The number of lanes of all properties.
  package var laneCount: Int { laneCounts.reduce(0, +) }

  /// Whether ``aligned(_:to:property:)`` may change the coordinates of a property: it is a colour.
  package func aligns(_ property: Int) -> Bool { mappings.span[property].aligns }

  /// The coordinates of `target`, with whole turns added to a hue so that the straight line from
  /// `previous` turns by the hue's rule; other coordinates stay the same.
  package func aligned(_ target: Components, to previous: Components, property: Int) -> Components {
    mappings[property].aligned(target, to: previous)
  }

  /// Whether values can be added: not labels, nor transforms that interpolate by weights.
  package func adds(_ property: Int) -> Bool {
    if properties[property].type == .discrete { return false }
    if case .joint(.transform(let space)) = mappings[property] { return !space.isWeighted }
    return true
  }
}

extension ColumnMapping {
  /// The displayed numbers for lanes at `coordinates`.
  fileprivate func shownNumbers(at coordinates: [Double]) -> [Double] {
    switch self {
    case .separate: return coordinates
    case .joint(let space):
      var numbers = [Double](repeating: 0, count: space.columnCount)
      space.show(at: coordinates, in: &numbers)
      return numbers
    case .parts(let parts):
      var rest = coordinates[...]
      return parts.flatMap { part in
        defer { rest = rest.dropFirst(part.laneCount) }
        return part.shownNumbers(at: Array(rest.prefix(part.laneCount)))
      }
    }
  }
}

extension AnimatedProperty {
  /// The work and the memory, in bytes, of a space that grows with the square of its values; nil for
  /// other properties.
  fileprivate var spaceCost: (work: Int, bytes: Int)? {
    switch table {
    case .transforms(let values): TransformInterpolationSpace.cost(of: values)
    case .css(let values): CSSInterpolationSpace.cost(of: values, named: name)
    case .none, .discrete, .colors, .paths, .written: nil
    }
  }
}

extension PropertySpaces {
  fileprivate func coordinates(of values: [Components]) -> [Components] {
    values.indices.map { coordinates(of: values[$0], property: $0) }
  }
}

extension SingleAnimation {
  package func inCoordinates(of spaces: PropertySpaces) -> SingleAnimation {
    let start = spaces.coordinates(of: from)
    let end = spaces.coordinates(of: to)
    let aligned = end.indices.map { spaces.mappings[$0].aligned(end[$0], to: start[$0]) }
    return SingleAnimation(
      from: start, to: aligned, velocity: velocity, animation: animation, animations: animations)
  }
}

extension PhaseAnimation {
  package func inCoordinates(of spaces: PropertySpaces) -> PhaseAnimation {
    var result = self
    for index in phases.indices {
      result.phases[index].values = spaces.coordinates(of: phases[index].values)
    }
    return result
  }
}

extension KeyframeAnimation {
  package func inCoordinates(of spaces: PropertySpaces) -> KeyframeAnimation {
    guard spaces.hasTables else { return self }
    let start = spaces.coordinates(of: initial)
    let converted = tracks.map { track in
      spaces.isLookedUp(track.property)
        ? track.inCoordinates(of: spaces, from: start[track.property]) : track
    }
    return KeyframeAnimation(initial: start, tracks: converted, velocity: velocity, run: run)
  }
}

extension PropertyTrack {
  /// The track converted to coordinates. Whole turns are added to a hue so that it turns by its
  /// rule from each keyframe to the next.
  fileprivate func inCoordinates(of spaces: PropertySpaces, from start: Components) -> PropertyTrack
  {
    let mapping = spaces.mappings[property]
    var previous = start
    let converted = keyframes.map { keyframe in
      keyframe.map { index in
        let place = spaces.coordinates(of: index, property: property)
        previous = mapping.aligned(place, to: previous)
        return previous
      }
    }
    return PropertyTrack(
      property: property, components: 0..<mapping.laneCount, keyframes: converted)
  }
}
