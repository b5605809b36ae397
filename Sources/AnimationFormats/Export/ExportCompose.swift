import AnimationEngine

extension ExportFormat {
  /// Kotlin for Jetpack Compose: a `keyframes` specification for each number.
  static let compose = ExportFormat("compose", mediaType: "text/x-kotlin", timeStep: 0.001) {
    motion, _ throws(ExportRefusal) in try ComposeCode(motion).text()
  }

  /// Android's animators as XML: a holder of keyframes for each number.
  static let android = ExportFormat("android", mediaType: "application/xml", timeStep: 0.001) {
    motion, _ throws(ExportRefusal) in try AndroidAnimators(motion).text()
  }
}

private struct ComposeCode {
  let motion: ExportMotion

  init(_ motion: ExportMotion) { self.motion = motion }

  func text() throws(ExportRefusal) -> String {
    var values: [String] = []
    for channel in motion.channels {
      for number in try channel.plainNumbers(in: "Compose") { values.append(code(number)) }
    }
    return """
      // \(motion.remark.oneLine)
      \(ExportMotion.importing("androidx.compose.animation.core.LinearEasing"))
      \(ExportMotion.importing("androidx.compose.animation.core.keyframes"))

      \(values.joined(separator: "\n\n"))

      """
  }

  /// Keyframes at whole milliseconds, as Compose takes them.
  private func code(_ number: ExportChannel.PlainNumber) -> String {
    let lines = number.frames.map { frame in
      "    \(motion.literal(frame.number))f at \(ExportMotion.text(frame.time * 1000, decimals: 0)) using LinearEasing"
    }
    return """
      val \(number.name) = keyframes<Float> {
          durationMillis = \(ExportMotion.text(motion.duration * 1000, decimals: 0))
      \(lines.joined(separator: "\n"))
      }
      """
  }
}

private struct AndroidAnimators {
  let motion: ExportMotion

  init(_ motion: ExportMotion) { self.motion = motion }

  func text() throws(ExportRefusal) -> String {
    var animators: [String] = []
    for channel in motion.channels {
      for number in try channel.plainNumbers(in: "Android's animators") {
        animators.append(animator(number, channel))
      }
    }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(motion.remark.oneLine.split(separator: "--").joined(separator: "- -")) -->
      <set xmlns:android="http://schemas.android.com/apk/res/android" android:ordering="together">
      \(animators.joined(separator: "\n"))
      </set>

      """
  }

  private func animator(_ number: ExportChannel.PlainNumber, _ channel: ExportChannel) -> String {
    let frames = number.frames.map { frame in
      let fraction = ExportMotion.text(min(motion.share(frame.time), 1), decimals: 9)
      return
        "      <keyframe android:fraction=\"\(fraction)\" android:value=\"\(motion.number(frame.number))\" "
        + "android:interpolator=\"@android:interpolator/linear\" />"
    }
    return """
        <objectAnimator android:duration="\(ExportMotion.text(motion.duration * 1000, decimals: 0))" \
      android:interpolator="@android:interpolator/linear">
          <propertyValuesHolder android:propertyName="\(SVGText.escaped(number.androidName))" android:valueType="floatType">
      \(frames.joined(separator: "\n"))
          </propertyValuesHolder>
        </objectAnimator>
      """
  }
}

extension ExportChannel {
  /// One number of a channel over time.
  struct PlainNumber {
    /// As code names it, with the view before it.
    var name: String
    /// What Android's views call it.
    var androidName: String
    var frames: [(time: Double, number: Double)]
  }

  /// The numbers of a channel; what has none is refused by a platform that moves numbers alone.
  func plainNumbers(in platform: String) throws(ExportRefusal) -> [PlainNumber] {
    guard type != .discrete, let names = numberNames else {
      throw ExportRefusal(
        property: name,
        message:
          "\(platform) moves numbers: \"\(name)\" is a \(type.article). Give its parts as numbers.")
    }
    return names.enumerated().map { index, name in
      let own = ExportMotion.identifier(view.map { $0 + "-" + name } ?? name)
      return PlainNumber(
        name: own, androidName: Self.androidNames[name] ?? name,
        frames: keyframes.map { ($0.time, $0.numbers[index]) })
    }
  }

  private static let androidNames = [
    "x": "translationX", "y": "translationY", "opacity": "alpha",
  ]
}
