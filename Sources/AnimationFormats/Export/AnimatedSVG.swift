import AnimationEngine

extension ExportFormat {
  /// An animated SVG (SMIL) that plays on its own: a rectangle or a path for each view.
  static let animatedSVG = ExportFormat(
    "svg", mediaType: "image/svg+xml",
    ExportAbilities(colors: .bytes, refusals: { $0.refusals(AnimatedSVG.check) })
  ) { motion, options throws(ExportRefusal) in
    try AnimatedSVG(motion: motion).text()
  }
}

/// A picture that plays an animation.
private struct AnimatedSVG {
  let motion: ExportMotion

  /// The distance from the centre to the edges of the picture; at most a million, which SVG
  /// players still resolve.
  private var reach: Int { Int(saturating: min(max(motion.reach.rounded(.up), 200), 1e6)) }

  func text() throws(ExportRefusal) -> String {
    var views: [String] = []
    for view in motion.views { views.append(try group(view.channels, view.name)) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(-reach) \(-reach) \(2 * reach) \(2 * reach)" width="400" height="400">
        <title>\(motion.name.xml)</title>
        <desc>\(motion.remark.xml)</desc>
      \(views.joined(separator: "\n"))
      </svg>

      """
  }

  private func group(_ channels: [ExportChannel], _ view: String?) throws(ExportRefusal) -> String {
    var (opening, closing) = ("", "")
    for target in Self.moves {
      guard let channel = channels.first(where: { $0.target == target }) else { continue }
      opening += "<g>" + transform(channel)
      closing += "</g>"
    }
    let id = (view ?? motion.name).xml
    return "  <g id=\"\(id)\">\(opening)\(try shape(channels))\(closing)</g>"
  }

  private func transform(_ channel: ExportChannel) -> String {
    let kind = channel.cssName
    let values = channel.keyframes.map { $0.numbers.map(motion.number).joined(separator: " ") }
    return
      "<animateTransform attributeName=\"transform\" type=\"\(kind)\" \(timing(channel, values))/>"
  }

  /// The shape of a view: its path if it has one, else a rectangle around the centre.
  private func shape(_ channels: [ExportChannel]) throws(ExportRefusal) -> String {
    _ = try channels.fill(in: "an animated SVG")
    var animations = ""
    for channel in channels where !Self.moves.contains(channel.target) {
      for attribute in Self.attributes[channel.target] ?? [] {
        animations += animate(attribute, channel)
      }
    }
    guard let path = channels.first(where: { $0.target == .path }) else {
      return "<rect x=\"-50\" y=\"-50\" width=\"100\" height=\"100\">\(animations)</rect>"
    }
    let outline = plainPath(path, path.keyframes[0].numbers).xml
    return "<path d=\"\(outline)\">\(animations)</path>"
  }

  /// The targets that move the group around the shape, from the outside in as in CSS.
  private static let moves: [ExportTarget] = [.translate, .rotate, .scale]

  /// The attributes of a shape that a target animates; a rectangle stays centred.
  private static let attributes: [ExportTarget: [String]] = [
    .opacity: ["opacity"], .width: ["width", "x"], .height: ["height", "y"],
    .cornerRadius: ["rx"], .color: ["fill"], .background: ["fill"], .tint: ["fill"], .path: ["d"],
  ]

  /// Checks that a channel has a place in a picture.
  ///
  /// - Throws: ``ExportRefusal`` if it has none.
  static func check(_ channel: ExportChannel) throws(ExportRefusal) {
    guard !moves.contains(channel.target), attributes[channel.target] == nil else { return }
    throw ExportRefusal(
      property: channel.fullName,
      message: "An animated SVG cannot move \"\(channel.name)\": \(channel.advice(names))")
  }

  private static let names = MapNames(
    numbers: ["opacity", "x", "y", "scale", "width", "height", "cornerRadius"],
    pairs: ["offset", "scale", "size"], angles: ["rotation"], colors: ["color"], paths: ["path"])

  private func animate(_ attribute: String, _ channel: ExportChannel) -> String {
    let values = channel.keyframes.map { value(of: channel, $0.numbers, attribute) }
    return "<animate attributeName=\"\(attribute)\" \(timing(channel, values))/>"
  }

  private func value(of channel: ExportChannel, _ numbers: [Double], _ attribute: String) -> String
  {
    switch attribute {
    case "fill": channel.css(numbers, motion.number)
    case "d": plainPath(channel, numbers)
    case "x", "y": motion.number(-numbers[0] / 2)
    default: motion.number(numbers[0])
    }
  }

  /// The path data without CSS's `path()` around it.
  private func plainPath(_ channel: ExportChannel, _ numbers: [Double]) -> String {
    let text = channel.css(numbers, motion.number)
    return text.hasPrefix("path(\"") ? String(text.dropFirst(6).dropLast(2)) : text
  }

  private func timing(_ channel: ExportChannel, _ values: [String]) -> String {
    let times = channel.keyframes.map { motion.times.share($0.time) }
    let duration = motion.duration < 0.001 ? "0.001" : motion.times.seconds
    return
      "values=\"\(values.joined(separator: ";").xml)\" keyTimes=\"\(times.joined(separator: ";"))\" "
      + "dur=\"\(duration)s\" \(motion.isRepeated ? "repeatCount=\"indefinite\"" : "fill=\"freeze\"")"
  }
}

extension String {
  /// The text escaped for XML content and attributes.
  var xml: String { SVGText.escaped(self) }
}
