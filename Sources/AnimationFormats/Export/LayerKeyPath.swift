import AnimationEngine

/// A Core Animation key path, and its value for a channel's numbers.
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
  /// - Throws: ``ExportRefusal`` if layers have none for it.
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
    return channel.givenPlaces.map { place in
      LayerKeyPath(name: names[place]) { .number($0[place]) }
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
      property: channel.fullName,
      message: "Core Animation's layers have no key path for \"\(channel.name)\": "
        + channel.advice(names))
  }

  private static let names = MapNames(
    numbers: ["opacity", "x", "y", "scale", "width", "height", "cornerRadius"],
    pairs: ["offset", "scale", "size"], angles: ["rotation"], colors: ["color", "background"])

  /// The refusals of the channels for which layers have no key path.
  @Sendable static func refusals(of motion: ExportMotion) -> [ExportRefusal] {
    motion.refusals { channel throws(ExportRefusal) in _ = try all(of: channel) }
  }
}

extension ExportChannel {
  /// The key path of a custom number, which a layer subclass animates under its own name. Nil for other
  /// targets, and for several numbers.
  fileprivate var ownPath: [String]? {
    guard case .custom(let name) = target, numberNames?.count == 1 else { return nil }
    return [name]
  }
}
