import AnimationEngine

extension ExportFormat {
  /// A property list for Core Animation: for each layer and key path, the properties of a
  /// `CAKeyframeAnimation` by their own names. A colour is a list of red, green, blue and alpha.
  static let coreAnimationPropertyList = ExportFormat(
    "core-animation-plist", mediaType: "application/x-plist",
    ExportAbilities(refusals: LayerKeyPath.refusals)
  ) { motion, _ throws(ExportRefusal) in try LayerPropertyList(motion: motion).text() }
}

private struct LayerPropertyList {
  let motion: ExportMotion

  func text() throws(ExportRefusal) -> String {
    var layers: [String] = []
    for view in motion.views { layers.append(try layer(view)) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- \(motion.remark.xmlComment) -->
      <plist version="1.0">
      <dict>
      \(layers.joined(separator: "\n"))
      </dict>
      </plist>

      """
  }

  private func layer(_ view: ExportView) throws(ExportRefusal) -> String {
    var animations: [String] = []
    for channel in view.channels {
      animations += try LayerKeyPath.all(of: channel).map { animation($0, channel) }
    }
    return """
        <key>\((view.name ?? motion.name).xml)</key>
        <array>
      \(animations.joined(separator: "\n"))
        </array>
      """
  }

  private func animation(_ path: LayerKeyPath, _ channel: ExportChannel) -> String {
    let values = channel.keyframes.map { text(path.value($0.numbers)) }
    let times = channel.keyframes.map { real(motion.times.share($0.time)) }
    let mode = channel.type == .discrete ? "discrete" : "linear"
    return """
          <dict>
            <key>keyPath</key><string>\(path.name.xml)</string>
            <key>values</key><array>\(values.joined())</array>
            <key>keyTimes</key><array>\(times.joined())</array>
            <key>duration</key>\(real(motion.times.seconds))
            <key>calculationMode</key><string>\(mode)</string>
      \(motion.isRepeated ? "      <key>repeatCount</key>\(real("+infinity"))\n" : "")\
            <key>fillMode</key><string>both</string>
            <key>removedOnCompletion</key><false/>
          </dict>
      """
  }

  private func text(_ value: LayerKeyPath.Value) -> String {
    switch value {
    case .number(let number): real(motion.number(number))
    case .radians(let angle): real(ExportMotion.text(angle, decimals: 12))
    case .color(let parts): "<array>\(parts.map { real(motion.number($0)) }.joined())</array>"
    }
  }

  private func real(_ text: String) -> String { "<real>\(text)</real>" }
}
