import AnimationEngine

/// A key path of Core Animation's layers, and what stands there for the numbers of a channel.
struct LayerKeyPath {
  enum Value {
    case number(Double)
    /// An angle, in radians.
    case radians(Double)
    /// Red, green, blue and opacity.
    case color([Double])
  }

  let name: String
  let value: ([Double]) -> Value

  /// The key paths of a channel.
  ///
  /// - Throws: ``ExportRefusal`` where layers have none.
  static func all(of channel: ExportChannel) throws(ExportRefusal) -> [LayerKeyPath] {
    if channel.target == .rotate {
      return [LayerKeyPath(name: "transform.rotation.z") { .radians($0[0] * .pi / 180) }]
    }
    if let name = colors[channel.target], case .color = channel.type {
      return [LayerKeyPath(name: name) { .color($0) }]
    }
    guard let names = numbers[channel.target] ?? channel.ownPath else {
      throw refusal(channel)
    }
    return names.enumerated().map { place, name in
      LayerKeyPath(name: name) { .number($0[place]) }
    }
  }

  private static let numbers: [ExportTarget: [String]] = [
    .translate: ["transform.translation.x", "transform.translation.y"],
    .scale: ["transform.scale.x", "transform.scale.y"], .opacity: ["opacity"],
    .width: ["bounds.size.width"], .height: ["bounds.size.height"],
    .cornerRadius: ["cornerRadius"],
  ]

  private static let colors: [ExportTarget: String] = [
    .color: "foregroundColor", .background: "backgroundColor",
  ]

  private static func refusal(_ channel: ExportChannel) -> ExportRefusal {
    ExportRefusal(
      property: channel.name,
      message:
        "Core Animation's layers have no key path for \"\(channel.name)\": map it to one of x, y, "
        + "scale, rotation, opacity, width, height, cornerRadius, color, background.")
  }
}

extension ExportChannel {
  /// The key path of a number that a layer of one's own animates under its name.
  fileprivate var ownPath: [String]? {
    guard case .custom(let name) = target, numberNames?.count == 1 else { return nil }
    return [name]
  }
}
