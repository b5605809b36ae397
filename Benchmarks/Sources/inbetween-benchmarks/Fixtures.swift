import AnimationDocuments
import AnimationEngine
import AnimationScenes

/// What is sampled, encoded and read.
enum Fixtures {
  /// Four properties, five components, each moved by springs and cubics for `seconds`.
  static func timeline(seconds: Double) throws -> Timeline {
    let spring = Spring(duration: seconds / 5, bounce: 0.8)
    func track(_ property: Int, _ values: [Components]) -> PropertyTrack {
      PropertyTrack(
        property: property, components: 0..<values[0].count,
        keyframes: [
          .cubic(to: values[1], duration: seconds / 4),
          .spring(to: values[2], duration: seconds * 3 / 4, spring: spring),
        ])
    }
    let values: [[Components]] = [
      [[1], [1.5], [1]], [[0], [-12], [45]], [[0, 0], [20, -60], [3, 7]], [[1], [0.4], [0.9]],
    ]
    let properties = [
      AnimatedProperty(name: "scale", type: .number),
      AnimatedProperty(name: "rotation", type: .angle),
      AnimatedProperty(name: "offset", type: .point),
      AnimatedProperty(name: "opacity", type: .number),
    ]
    return try ResolvedAnimation(
      properties: properties,
      content: .keyframes(
        KeyframeAnimation(
          initial: values.map { $0[0] },
          tracks: properties.indices.map { track($0, values[$0]) },
          velocity: properties.map { _ in nil }))
    ).compiled()
  }

  /// One number, moved by the given keyframes.
  static func timeline(_ keyframes: [Keyframe<Components>]) throws -> Timeline {
    try ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .keyframes(
        KeyframeAnimation(
          initial: [[0]],
          tracks: [PropertyTrack(property: 0, components: 0..<1, keyframes: keyframes)],
          velocity: [nil]))
    ).compiled()
  }

  /// A document of `tracks` tracks with the same three keyframes in each, `rounds` times.
  static func document(tracks: Int, rounds: Int = 1) -> [UInt8] {
    var initial: [String] = []
    var list: [String] = []
    for track in 0..<tracks {
      initial.append(#""p\#(track)":\#(track)"#)
      let round =
        #"{"type":"linear","to":1.25,"duration":0.15},"#
        + #"{"type":"cubic","to":\#(track).5,"duration":0.3,"startVelocity":0},"#
        + #"{"type":"spring","to":1,"duration":0.6,"spring":{"duration":0.5,"bounce":0.3}}"#
      let keyframes = repeatElement(round, count: rounds).joined(separator: ",")
      list.append(#"{"property":"p\#(track)","keyframes":[\#(keyframes)]}"#)
    }
    let text =
      #"{"kind":"keyframes","initial":{"# + initial.joined(separator: ",") + #"},"tracks":["#
      + list.joined(separator: ",") + "]}"
    return Array(text.utf8)
  }
}
