import AnimationEngine
import AnimationScenes

@testable import AnimationDocuments

extension Samples {
  /// Keyframes that move every property from its first value to its second in a second, in straight
  /// lines, so that the numbers are plain.
  static func make(
    _ properties: [MovingProperty] = MovingProperty.all, on grid: SampleGrid
  ) -> Samples {
    let tracks = properties.indices.map { index in
      let from = properties[index].from
      return PropertyTrack(
        property: index, components: 0..<from.count,
        keyframes: properties[index].isSwitch
          ? [.linear(to: from, duration: 0.5), .move(to: properties[index].to)]
          : [.linear(to: properties[index].to, duration: 1)])
    }
    let animation = ResolvedAnimation(
      properties: properties.map(\.property),
      content: .keyframes(
        KeyframeAnimation(
          initial: properties.map(\.from), tracks: tracks,
          velocity: properties.map { _ in nil })))
    guard let timeline = try? animation.compiled() else { preconditionFailure("no timeline") }
    return Samples(timeline, on: grid)
  }

  /// The numbers of a column, taken in one window.
  func numbers(_ source: SampleSource) -> [Double] {
    var numbers = [Double](repeating: 0, count: rowCount)
    source.read(0..<rowCount, of: self, into: &numbers)
    return numbers
  }
}

/// A property with the values between which a fixture moves it.
struct MovingProperty: Sendable {
  var name: String
  var type: PropertyType
  var labels: [String] = []
  var from: Components
  var to: Components
  var isSwitch: Bool { type == .discrete }

  var property: AnimatedProperty {
    AnimatedProperty(name: name, type: type, discreteValues: labels.map { DiscreteValue(json: $0) })
  }

  static let scale = MovingProperty(name: "scale", type: .number, from: [1], to: [2])
  static let rotation = MovingProperty(name: "rotation", type: .angle, from: [0], to: [90])
  static let offset = MovingProperty(name: "offset", type: .point, from: [0, 0], to: [10, -20])
  static let frame = MovingProperty(
    name: "frame", type: .rect, from: [0, 0, 1, 1], to: [4, 8, 12, 16])
  static let list = MovingProperty(
    name: "list", type: .vector(count: 2), from: [0, 1], to: [1, 0])
  static let tint = MovingProperty(
    name: "tint", type: .color(.srgb), from: [1, 0, 0, 1], to: [0, 0, 1, 1])
  static let count = MovingProperty(name: "count", type: .integer, from: [0], to: [4])
  static let state = MovingProperty(
    name: "state", type: .discrete, labels: [#""idle""#, #"{"a":[1,2.5,null]}"#], from: [0], to: [1]
  )

  static let all = [scale, rotation, offset, frame, list, tint, count, state]
}

/// Puts the pieces of an encoder together, and checks what all encoders promise about them.
func pieces(_ next: (inout [UInt8]) -> Bool) -> (whole: [UInt8], longest: Int) {
  var whole: [UInt8] = []
  var longest = 0
  var isMore = true
  while isMore {
    var piece: [UInt8] = []
    isMore = next(&piece)
    longest = max(longest, piece.count)
    whole += piece
  }
  return (whole, longest)
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
