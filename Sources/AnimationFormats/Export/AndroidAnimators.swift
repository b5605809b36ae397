import AnimationEngine

extension ExportFormat {
  /// Android's animators as XML: a holder of keyframes for each number.
  static let android = ExportFormat(
    "android", mediaType: "application/xml", ExportAbilities(keyframes: .steppedLines(0.001))
  ) {
    motion, _ throws(ExportRefusal) in try AndroidAnimators(motion: motion).text()
  }
}

private struct AndroidAnimators {
  let motion: ExportMotion

  func text() throws(ExportRefusal) -> String {
    let numbers = try motion.plainNumbers(in: "Android's animators")
    let sets = motion.views.map { view in set(of: numbers.filter { $0.view == view }, view) }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(comment(motion.remark)) -->
      <set xmlns:android="http://schemas.android.com/apk/res/android" android:ordering="together">
      \(sets.joined(separator: "\n"))
      </set>

      """
  }

  private func comment(_ text: String) -> String {
    SVGText.escaped(
      text.split(separator: "-", omittingEmptySubsequences: false)
        .joined(separator: "\u{2010}"))
  }

  /// The animators of a view, which a comment names: XML has no place for it.
  private func set(of numbers: [PlainNumber], _ view: String?) -> String {
    let name = view.map { ["  <!-- \(comment($0.oneLine)) -->"] } ?? []
    return (name + numbers.map(animator)).joined(separator: "\n")
  }

  private func animator(_ number: PlainNumber) -> String {
    let milliseconds = ExportMotion.text(motion.duration * 1000, decimals: 0)
    let property = SVGText.escaped(Self.names[number.name] ?? number.name)
    return """
        <objectAnimator android:duration="\(milliseconds)"\(repetition) \(Self.linear)>
          <propertyValuesHolder android:propertyName="\(property)" android:valueType="floatType">
      \(number.frames.map { keyframe($0.time, $0.number) }.joined(separator: "\n"))
          </propertyValuesHolder>
        </objectAnimator>
      """
  }

  private var repetition: String {
    motion.isRepeated ? " android:repeatCount=\"infinite\"" : ""
  }

  private func keyframe(_ time: Double, _ number: Double) -> String {
    let fraction = ExportMotion.text(min(motion.share(time), 1), decimals: 9)
    let value = motion.number(number)
    return
      "      <keyframe android:fraction=\"\(fraction)\" android:value=\"\(value)\" \(Self.linear) />"
  }

  private static let linear = "android:interpolator=\"@android:interpolator/linear\""

  /// What Android's views call what has another name there.
  private static let names = ["x": "translationX", "y": "translationY", "opacity": "alpha"]
}
