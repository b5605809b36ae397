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
      // \(motion.remark.oneLine)
      \(ExportMotion.importing("QuartzCore"))

      \(functions.joined(separator: "\n\n"))

      """
  }

  private func function(_ view: String?) throws(ExportRefusal) -> String {
    var animations: [String] = []
    for channel in motion.channels(of: view) { animations += try keyframes(channel) }
    let name = ExportMotion.identifier(view ?? motion.name)
    return """
      /// The animations of \(view ?? motion.name); add each to its layer.
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
    func number(_ place: Int) -> ([Double]) -> String { { motion.literal($0[place]) } }
    switch channel.target {
    case .translate:
      return [("transform.translation.x", number(0)), ("transform.translation.y", number(1))]
    case .scale: return [("transform.scale.x", number(0)), ("transform.scale.y", number(1))]
    case .rotate:
      return [("transform.rotation.z", { ExportMotion.text($0[0] * .pi / 180, decimals: 12) })]
    case .opacity: return [("opacity", number(0))]
    case .width: return [("bounds.size.width", number(0))]
    case .height: return [("bounds.size.height", number(0))]
    case .cornerRadius: return [("cornerRadius", number(0))]
    case .color, .background:
      return [
        (
          channel.target == .color ? "foregroundColor" : "backgroundColor",
          { numbers in
            let parts = numbers.map(motion.literal)
            return
              "CGColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
          }
        )
      ]
    case .custom where channel.numberNames?.count == 1: return [(channel.name, number(0))]
    case .blur, .transform, .path, .custom:
      throw ExportRefusal(
        property: channel.name,
        message:
          "Core Animation's layers have no key path for \"\(channel.name)\": map it to one of "
          + "x, y, scale, rotation, opacity, width, height, cornerRadius, color.")
    }
  }
}
