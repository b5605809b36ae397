/// The properties of an animation and the space in which the values of each move.
struct PropertyLayout: Hashable, Sendable {
  /// The properties in order.
  let properties: [AnimatedProperty]
  /// How each of them shows.
  let presentations: [Presentation]

  init(_ properties: [AnimatedProperty]) {
    self.properties = properties
    presentations = properties.map(Presentation.init)
  }

  /// The chart of a property whose values are named by their index in a table; nil for one whose
  /// values are their own coordinates.
  func chart(of property: Int) -> JointChart? {
    guard properties[property].hasTable, case .joint(let chart) = presentations[property] else {
      return nil
    }
    return chart
  }

  /// Whether the values of some property have to be looked up.
  var hasCharts: Bool { properties.indices.contains { chart(of: $0) != nil } }
}

extension ResolvedAnimation.Content {
  /// The same with every value as coordinates of the space in which it moves.
  ///
  /// - Complexity: O(values) where a property has a table, else O(properties).
  func laidOut(in layout: PropertyLayout) -> ResolvedAnimation.Content {
    guard layout.hasCharts else { return self }
    return switch self {
    case .animation(let single): .animation(single.laidOut(in: layout))
    case .keyframes(let keyframes): .keyframes(keyframes.laidOut(in: layout))
    case .phases(let phases): .phases(phases.laidOut(in: layout))
    }
  }
}

extension JointChart {
  /// The coordinates of a value that stands as its index.
  fileprivate func coordinates(of index: Components) -> Components {
    coordinates(ofValue: Int(index[0]))
  }
}

extension PropertyLayout {
  fileprivate func coordinates(of values: [Components]) -> [Components] {
    values.indices.map { chart(of: $0)?.coordinates(of: values[$0]) ?? values[$0] }
  }
}

extension SingleAnimation {
  fileprivate func laidOut(in layout: PropertyLayout) -> SingleAnimation {
    let start = layout.coordinates(of: from)
    let end = layout.coordinates(of: to)
    let aligned = end.indices.map { layout.presentations[$0].aligned(end[$0], to: start[$0]) }
    return SingleAnimation(from: start, to: aligned, velocity: velocity, animation: animation)
  }
}

extension PhaseAnimation {
  fileprivate func laidOut(in layout: PropertyLayout) -> PhaseAnimation {
    var result = self
    for index in phases.indices {
      result.phases[index].values = layout.coordinates(of: phases[index].values)
    }
    return result
  }
}

extension KeyframeAnimation {
  fileprivate func laidOut(in layout: PropertyLayout) -> KeyframeAnimation {
    let start = layout.coordinates(of: initial)
    let laid = tracks.map { track in
      layout.chart(of: track.property).map { track.laidOut($0, from: start[track.property]) }
        ?? track
    }
    return KeyframeAnimation(initial: start, tracks: laid, velocity: velocity)
  }
}

extension PropertyTrack {
  /// The track in the coordinates of a chart; each value lies in the direction that is right from
  /// the one before it.
  fileprivate func laidOut(_ chart: JointChart, from start: Components) -> PropertyTrack {
    var previous = start
    let laid = keyframes.map { keyframe in
      keyframe.map { index in
        previous = chart.aligned(chart.coordinates(of: index), to: previous)
        return previous
      }
    }
    return PropertyTrack(
      property: property, components: 0..<chart.laneCount, keyframes: laid)
  }
}
