import AnimationEngine

extension ExportFormat {
  /// Swift for Core Animation: a `CAKeyframeAnimation` for each key path.
  static let coreAnimation = ExportFormat("core-animation", mediaType: "text/x-swift") {
    motion, options throws(ExportRefusal) in try CoreAnimationCode(motion, options.quoted).text()
  }
}

private struct CoreAnimationCode {
  let motion: ExportMotion
  let quoted: (String) -> String

  init(_ motion: ExportMotion, _ quoted: @escaping (String) -> String) {
    (self.motion, self.quoted) = (motion, quoted)
  }

  func text() throws(ExportRefusal) -> String {
    var functions: [String] = []
    for view in motion.views { functions.append(try function(view)) }
    return """
      // \(motion.remark)
      \(ExportMotion.importing("QuartzCore"))

      \(functions.joined(separator: "\n\n"))

      """
  }

  private func function(_ view: String?) throws(ExportRefusal) -> String {
    var animations: [String] = []
    for channel in motion.channels(of: view) { animations += try keyframes(channel) }
    let name = ExportMotion.identifier(view ?? motion.name)
    return """
      /// The animations of \((view ?? motion.name).oneLine); add each to its layer.
      func \(name)Animations() -> [CAKeyframeAnimation] {
        var animations: [CAKeyframeAnimation] = []
      \(animations.joined(separator: "\n"))
        return animations
      }
      """
  }

  private func keyframes(_ channel: ExportChannel) throws(ExportRefusal) -> [String] {
    try paths(of: channel).map { path, value in
      let values = channel.keyframes.map { value($0.numbers) }
      let times = channel.keyframes.map {
        ExportMotion.text(min(motion.share($0.time), 1), decimals: 9)
      }
      return """
          do {
            let animation = CAKeyframeAnimation(keyPath: \(quoted(path)))
            animation.values = [\(values.joined(separator: ", "))]
            animation.keyTimes = [\(times.joined(separator: ", "))]
            animation.duration = \(ExportMotion.text(motion.duration, decimals: 9))
            animation.calculationMode = \(channel.type == .discrete ? ".discrete" : ".linear")
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            animations.append(animation)
          }
        """
    }
  }

  /// The key paths of a channel, and how the value of each is written.
  private func paths(
    of channel: ExportChannel
  ) throws(ExportRefusal) -> [(path: String, value: ([Double]) -> String)] {
    if channel.target == .rotate { return [("transform.rotation.z", radians)] }
    if let path = Self.colors[channel.target], case .color = channel.type { return [(path, color)] }
    guard let paths = Self.numbers[channel.target] ?? channel.ownPath else {
      throw refusal(channel)
    }
    return paths.enumerated().map { place, path in (path, { motion.literal($0[place]) }) }
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

  private func radians(_ numbers: [Double]) -> String {
    ExportMotion.text(numbers[0] * .pi / 180, decimals: 12)
  }

  private func color(_ numbers: [Double]) -> String {
    let parts = zip(["red", "green", "blue", "alpha"], numbers.map(motion.literal))
    return "CGColor(\(parts.map { "\($0): \($1)" }.joined(separator: ", ")))"
  }

  private func refusal(_ channel: ExportChannel) -> ExportRefusal {
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
