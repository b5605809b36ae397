import AnimationEngine

extension ExportFormat {
  /// Android animators as XML: keyframes for each number, with a `pathInterpolator` where a curve
  /// leads to the next one. Android plays curves as lines, with an error of about two thousandths
  /// of their height, which is included in the stated error.
  static let android = ExportFormat(
    "android", mediaType: "application/xml",
    ExportAbilities(
      keyframes: ExportKeyframes(timeStep: 0.001, curves: ExportCurves(reader: .flattened)),
      refusals: {
        $0.refusals(ofAllButNumbersIn: "an animator of Android")
          + $0.refusals(beyond32BitsIn: "Android") + $0.refusalsOfSharedSetters
      })
  ) { motion, _ in AndroidAnimators(motion: motion).text }
}

private struct AndroidAnimators {
  let motion: ExportMotion

  var text: String {
    let numbers = motion.plainNumbers()
    let own = Dictionary(grouping: numbers, by: \.view)
    let sets = motion.views.map { set(of: own[$0.name] ?? [], $0.name) }
    let hasCurves = numbers.contains { $0.frames.contains { $0.shape.isCurve } }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(motion.remark.xmlComment) -->
      <set xmlns:android="http://schemas.android.com/apk/res/android"\(hasCurves ? Self.inlining : "") android:ordering="together">
      \(sets.joined(separator: "\n"))
      </set>

      """
  }

  /// The duration rounded to whole milliseconds, as Android needs; keyframes are fractions of it.
  private var length: Double { max((motion.duration * 1000).rounded(), 1) / 1000 }

  /// The animators of a view, whose name is only in a comment: Android's XML has no place for it.
  private func set(of numbers: [PlainNumber], _ view: String?) -> String {
    let name = view.map { ["  <!-- \($0.xmlComment) -->"] } ?? []
    return (name + numbers.map(animator)).joined(separator: "\n")
  }

  private func animator(_ number: PlainNumber) -> String {
    let milliseconds = ExportMotion.text(length * 1000, decimals: 0)
    let property = Self.setter(number.name)
    let shapes = [.line] + number.frames.map(\.shape)
    return """
        <objectAnimator android:duration="\(milliseconds)"\(repetition) \(Self.linear)>
          <propertyValuesHolder android:propertyName="\(property)" android:valueType="floatType">
      \(zip(number.frames, shapes).map(keyframe).joined(separator: "\n"))
          </propertyValuesHolder>
        </objectAnimator>
      """
  }

  private var repetition: String {
    motion.isRepeated ? " android:repeatCount=\"infinite\"" : ""
  }

  /// A keyframe, with the curve that leads to it.
  private func keyframe(_ frame: PlainNumber.Frame, _ shape: PieceShape) -> String {
    let fraction = ExportMotion.text(min(frame.time / length, 1), decimals: 9)
    let head =
      "      <keyframe android:fraction=\"\(fraction)\" android:value=\"\(motion.number(frame.number))\""
    guard let points = shape.controlPoints else { return "\(head) \(Self.linear) />" }
    return """
      \(head)>
              <aapt:attr name="android:interpolator">
                <pathInterpolator android:pathData="M 0,0 C \(points[0]),\(points[1]) \(points[2]),\(points[3]) 1,1" />
              </aapt:attr>
            </keyframe>
      """
  }

  /// The XML namespace with which interpolators are written inline.
  private static let inlining = " xmlns:aapt=\"http://schemas.android.com/aapt\""
  private static let linear = "android:interpolator=\"@android:interpolator/linear\""

  /// The name by which Android calls the setter of a number.
  static func setter(_ name: String) -> String { names[name] ?? ExportMotion.identifier(name) }

  /// Android's names for properties of views that it calls differently.
  private static let names = ["x": "translationX", "y": "translationY", "opacity": "alpha"]
}

extension ExportMotion {
  /// The refusals of channels with a number whose setter is that of another one of the same view.
  fileprivate var refusalsOfSharedSetters: [ExportRefusal] {
    var owners: [ViewProperty: String] = [:]
    return refusals { (channel) throws(ExportRefusal) in
      for name in channel.numberNames ?? [] {
        let setter = AndroidAnimators.setter(name)
        let other = owners.updateValue(
          channel.name, forKey: ViewProperty(view: channel.view, name: setter))
        guard let other, other != channel.name else { continue }
        throw ExportRefusal(
          property: channel.fullName,
          message: """
            "\(other)" and "\(channel.name)" are both "\(setter)" in Android: call one of them differently.
            """)
      }
    }
  }
}
