import AnimationEngine

extension ExportFormat {
  /// Swift for SwiftUI: a value for each view's properties and its keyframe tracks.
  static let swiftUI = ExportFormat("swiftui", mediaType: "text/x-swift") {
    motion, options throws(ExportRefusal) in try SwiftUICode(motion).text()
  }
}

/// `Keyframes` of SwiftUI, for a `keyframeAnimator` or a `KeyframeTimeline`.
private struct SwiftUICode {
  let motion: ExportMotion

  init(_ motion: ExportMotion) { self.motion = motion }

  func text() throws(ExportRefusal) -> String {
    var tracks: [Track] = []
    for channel in motion.channels { tracks += try self.tracks(of: channel) }
    let type = ExportMotion.typeName(motion.name)
    let properties = tracks.map { track in
      "  var \(track.name): Double = \(motion.literal(track.frames[0].number))"
    }
    return """
      // \(motion.remark.oneLine)
      \(ExportMotion.importing("SwiftUI"))

      struct \(type)Values {
      \(properties.joined(separator: "\n"))
      }

      /// For `keyframeAnimator(initialValue: \(type)Values()) { … } keyframes: { _ in \(ExportMotion.identifier(motion.name))Keyframes() }`.
      @KeyframesBuilder<\(type)Values>
      func \(ExportMotion.identifier(motion.name))Keyframes() -> some Keyframes<\(type)Values> {
      \(tracks.filter(\.isMoving).map(code).joined(separator: "\n"))
      }

      """
  }

  private struct Track {
    var name: String
    var frames: [(time: Double, number: Double)]

    var isMoving: Bool { frames.contains { $0.number != frames[0].number } }
  }

  /// A track for each number of a channel.
  private func tracks(of channel: ExportChannel) throws(ExportRefusal) -> [Track] {
    guard channel.type != .discrete, let names = channel.numberNames else {
      throw ExportRefusal(
        property: channel.name,
        message:
          "Keyframes of SwiftUI move numbers: \"\(channel.name)\" is a \(channel.type.article).")
    }
    let prefix = channel.view.map { ExportMotion.identifier($0) }
    return names.enumerated().map { index, name in
      Track(
        name: prefix.map { $0 + ExportMotion.typeName(name) } ?? ExportMotion.identifier(name),
        frames: channel.keyframes.map { ($0.time, $0.numbers[index]) })
    }
  }

  private func code(_ track: Track) -> String {
    var lines: [String] = []
    for (from, to) in zip(track.frames, track.frames.dropFirst()) {
      let length = to.time - from.time
      lines.append(
        length < 1e-9
          ? "    MoveKeyframe(\(motion.literal(to.number)))"
          : "    LinearKeyframe(\(motion.literal(to.number)), duration: \(ExportMotion.text(length, decimals: 9)))"
      )
    }
    if lines.isEmpty { lines = ["    MoveKeyframe(\(motion.literal(track.frames[0].number)))"] }
    return "  KeyframeTrack(\\.\(track.name)) {\n" + lines.joined(separator: "\n") + "\n  }"
  }
}

extension ExportChannel {
  /// The names of the numbers of a keyframe; nil where they are more than a name says.
  var numberNames: [String]? {
    switch target {
    case .translate: return ["x", "y"]
    case .scale: return ["scaleX", "scaleY"]
    case .rotate: return ["rotation"]
    case .opacity, .width, .height, .cornerRadius, .blur: return [name]
    case .color, .background, .custom:
      let components = type.componentNames
      if components == [""] { return [name] }
      return components.isEmpty || components.count != keyframes[0].numbers.count
        ? nil : components.map { "\(name)-\($0)" }
    case .transform, .path: return nil
    }
  }
}

extension ExportMotion {
  /// A number as a literal with a point.
  func literal(_ number: Double) -> String {
    let text = self.number(number)
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }

  /// The name as code names types.
  static func typeName(_ name: String) -> String {
    let identifier = identifier(name)
    return identifier.prefix(1).uppercased() + identifier.dropFirst()
  }
}

extension String {
  /// The text in one line, as a line comment holds it.
  var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
