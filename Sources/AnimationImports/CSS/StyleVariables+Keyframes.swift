import AnimationDocuments
import AnimationEngine

extension StyleVariables {
  /// The keyframes with their `var()` replaced. A property that has no value in one of them is
  /// left out of all, and noted.
  func resolved(
    _ keyframes: [StyleKeyframe], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleKeyframe] {
    guard keyframes.contains(where: \.usesVariables) else { return keyframes }
    let moving = Set(keyframes.flatMap { $0.values.map(\.name) }.filter { $0.hasPrefix("--") })
    var still = self
    for name in moving { still.forget(name) }
    var unknown: Set<String> = []
    var result: [StyleKeyframe] = []
    for var keyframe in keyframes {
      var own = still
      if !moving.isEmpty { try reading.charge(WorkMeter.product(count, 4)) }
      for value in keyframe.values { own.declare(value.name, value.text) }
      try own.replace(in: &keyframe, moving: moving, unknown: &unknown, &reading)
      result.append(keyframe)
    }
    for index in result.indices { result[index].values.removeAll { unknown.contains($0.name) } }
    return result
  }

  /// Replaces the `var()` of one keyframe.
  private func replace(
    in keyframe: inout StyleKeyframe, moving: Set<String>, unknown: inout Set<String>,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    for index in keyframe.values.indices {
      let value = keyframe.values[index]
      switch try resolved(value.text, &reading) {
      case .success(let text): keyframe.values[index].text = text
      case .failure(let error) where unknown.insert(value.name).inserted:
        Self.note(error.name, of: value, isMoving: moving.contains(error.name), &reading)
      case .failure: break
      }
    }
    try replaceEasings(of: &keyframe, &reading)
  }

  /// Replaces the easings with `var()`. The values of a block share one, and stand together.
  private func replaceEasings(
    of keyframe: inout StyleKeyframe, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    var last: (written: StyleKeyframe.WrittenEasing, easing: UnitCurve?)?
    for index in keyframe.values.indices {
      guard let written = keyframe.values[index].writtenEasing else { continue }
      if last?.written != written { last = (written, try easing(written, &reading)) }
      keyframe.values[index].easing = last?.easing
    }
    guard let written = keyframe.writtenEasing else { return }
    keyframe.easing =
      if let last, last.written == written { last.easing } else { try easing(written, &reading) }
  }

  private func easing(
    _ written: StyleKeyframe.WrittenEasing, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> UnitCurve? {
    switch try resolved(written.text, &reading) {
    case .success(let text): return reading.styleEasing(text, at: written.offset)
    case .failure(let error):
      reading.ignore(
        "The value of \(error.name.shortened) is not known here: the easing of the animation holds "
          + "after this keyframe.", at: .offset(written.offset))
      return nil
    }
  }

  private static func note(
    _ name: String, of value: StyleKeyframe.Value, isMoving: Bool, _ reading: inout ImportReading
  ) {
    let reason = isMoving ? "moves in the same keyframes" : "has no value that is known here"
    reading.ignore(
      "\"\(value.name.shortened)\" uses var(\(name.shortened)), which \(reason): it is left out.",
      at: value.place)
  }
}

extension StyleKeyframe {
  fileprivate var usesVariables: Bool {
    writtenEasing != nil
      || values.contains { $0.writtenEasing != nil || StyleVariables.areUsed(in: $0.text) }
  }
}
