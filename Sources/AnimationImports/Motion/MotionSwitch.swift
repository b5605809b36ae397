import AnimationDocuments
import AnimationEngine

/// A call by which our exports for Motion show values one after the other, as Motion does not move these:
///
///     animate(0, [0, 0, 1, 1], { duration: 1, times: [0, 0.5, 0.5, 1], ease: "linear",
///       onUpdate: (place) => elements["card"].style.setProperty("--icon", ["play", "stop"][place]) })
struct MotionSwitch {
  /// The view; nil for one without a name.
  let view: String?
  /// The name of the property in CSS.
  let name: String
  /// The values, one after the other.
  let texts: [String]

  /// The values that a call shows; nil for any other call.
  ///
  /// - Throws: The refusal of too much work.
  /// - Complexity: O(length).
  init?(_ call: ScriptCall, _ reading: inout ImportReading) throws(DocumentRefusal) {
    guard call.arguments.count > 2, call.arguments[1].isArray,
      let code = call.arguments[2]["onUpdate"]?["script"]?.text
    else { return nil }
    try reading.charge(code.utf8.count)
    guard let arrow = code.firstPlace(of: "=>"), let setter = code.firstPlace(of: Self.setter),
      arrow.upperBound <= setter.lowerBound, code.hasSuffix(Self.end)
    else { return nil }
    let values = code[setter.upperBound...].dropLast(Self.end.count)
    let json = try? JSONText(
      reading: Array("[\(values)]]".utf8), within: reading.limits, meter: &reading.meter)
    guard let list = json?.elements, list.count == 2, let name = list[0].text else { return nil }
    let labels = list[1].elements.compactMap(\.text)
    texts = call.arguments[1].elements.compactMap { place in
      let index = place.number.flatMap { Int(exactly: $0) } ?? -1
      return labels.indices.contains(index) ? labels[index] : nil
    }
    let element = code[arrow.upperBound..<setter.lowerBound].drop { $0 == " " }
    (view, self.name) = (ScriptTarget.element(String(element)), name)
    guard texts.count == call.arguments[1].count else { return nil }
  }

  private static let setter = ".style.setProperty("
  private static let end = "][place])"
}
