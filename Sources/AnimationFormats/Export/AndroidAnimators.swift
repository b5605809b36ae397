import AnimationEngine

extension ExportFormat {
  /// Android's animators as XML: a holder of keyframes for each number.
  static let android = ExportFormat("android", mediaType: "application/xml", timeStep: 0.001) {
    motion, _ throws(ExportRefusal) in try AndroidAnimators(motion).text()
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
