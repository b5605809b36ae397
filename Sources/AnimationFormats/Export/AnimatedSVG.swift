import AnimationEngine

extension ExportFormat {
  /// An animated SVG (SMIL) that plays by itself: a rectangle or a path for each view.
  static let animatedSVG = ExportFormat("svg", mediaType: "image/svg+xml") {
    motion, options throws(ExportRefusal) in try AnimatedSVG(motion).text()
  }
}

/// A picture that plays an animation.
private struct AnimatedSVG {
  let motion: ExportMotion

  init(_ motion: ExportMotion) { self.motion = motion }

  func text() throws(ExportRefusal) -> String {
    var views: [String] = []
    for view in motion.views { views.append(try group(motion.channels(of: view), view)) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" width="400" height="400">
        <title>\(motion.name.xml)</title>
        <desc>\(motion.remark.xml)</desc>
      \(views.joined(separator: "\n"))
      </svg>

      """
  }

  /// The transforms of CSS from the outside in: translate, rotate, scale, then the shape.
  private func group(_ channels: [ExportChannel], _ view: String?) throws(ExportRefusal) -> String {
    var (opening, closing) = ("", "")
    for target in [ExportTarget.translate, .rotate, .scale] {
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

  private func shape(_ channels: [ExportChannel]) throws(ExportRefusal) -> String {
    var animations = ""
    var path: ExportChannel?
    for channel in channels {
      switch channel.target {
      case .translate, .scale, .rotate: continue
      case .opacity: animations += animate("opacity", channel)
      case .width: animations += animate("width", channel) + animate("x", channel, halved: true)
      case .height: animations += animate("height", channel) + animate("y", channel, halved: true)
      case .cornerRadius: animations += animate("rx", channel)
      case .color, .background: animations += animate("fill", channel)
      case .path:
        path = channel
        animations += animate("d", channel)
      case .blur, .transform, .custom: throw refusal(channel)
      }
    }
    if let path {
      let outline = plainPath(path, path.keyframes[0].numbers).xml
      return "<path d=\"\(outline)\">\(animations)</path>"
    }
    return "<rect x=\"-50\" y=\"-50\" width=\"100\" height=\"100\">\(animations)</rect>"
  }

  private func refusal(_ channel: ExportChannel) -> ExportRefusal {
    ExportRefusal(
      property: channel.name,
      message: "An animated SVG cannot move \"\(channel.name)\": map it to x, y, scale, rotation, "
        + "opacity, width, height, cornerRadius, color or path, as map=\(channel.name):opacity does."
    )
  }

  private func animate(_ attribute: String, _ channel: ExportChannel, halved: Bool = false)
    -> String
  {
    let values = channel.keyframes.map { frame -> String in
      switch channel.target {
      case .color, .background: return channel.css(frame.numbers, motion.number)
      case .path: return plainPath(channel, frame.numbers)
      default: return motion.number(halved ? -frame.numbers[0] / 2 : frame.numbers[0])
      }
    }
    return "<animate attributeName=\"\(attribute)\" \(timing(channel, values))/>"
  }

  /// The path without the function around it.
  private func plainPath(_ channel: ExportChannel, _ numbers: [Double]) -> String {
    let text = channel.css(numbers, motion.number)
    return text.hasPrefix("path(\"") ? String(text.dropFirst(6).dropLast(2)) : text
  }

  private func timing(_ channel: ExportChannel, _ values: [String]) -> String {
    let times = channel.keyframes.map {
      ExportMotion.text(min(motion.share($0.time), 1), decimals: 9)
    }
    let duration = ExportMotion.text(max(motion.duration, 0.001), decimals: 6)
    return
      "values=\"\(values.joined(separator: ";").xml)\" keyTimes=\"\(times.joined(separator: ";"))\" "
      + "dur=\"\(duration)s\" fill=\"freeze\""
  }
}

extension String {
  /// The text as XML holds it in text and attributes.
  fileprivate var xml: String { SVGText.escaped(self) }
}
