import AnimationEngine
import RealModule

/// Rotations in space about different axes. From one to the other documents go along the great circle of
/// their quaternions, as CSS says; browsers take the rotation at the end by its nearer quaternion.
enum LongTurn {
  /// Whether the way from one list to another is longer than that of browsers.
  ///
  /// - Complexity: O(functions).
  static func isBetween(_ from: TransformList, _ to: TransformList) -> Bool {
    let middle = from.interpolated(towards: to, amount: 0.5)
    for (index, between) in middle.functions.enumerated() {
      // What stands beside no function turns by numbers.
      guard index < from.functions.count, index < to.functions.count else { return false }
      let (start, end) = (from.functions[index], to.functions[index])
      if let one = rotation(start), let other = rotation(end) {
        if between.kind == .rotate3d, one.axis != other.axis, areFar(one, other) { return true }
      } else if isMatrix(between) {
        let isPair = isMatrix(start) && isMatrix(end)
        let (one, other) =
          isPair ? (start.matrix, end.matrix) : (rest(of: from, index), rest(of: to, index))
        if areFar(one, other) { return true }
      }
    }
    return false
  }

  private typealias Rotation = (axis: SIMD3<Double>, degrees: Double)

  private static func areFar(_ one: Rotation, _ other: Rotation) -> Bool {
    guard one.degrees != 0, other.degrees != 0 else { return false }
    let cosines = Double.cos(half(one)) * Double.cos(half(other))
    let sines = Double.sin(half(one)) * Double.sin(half(other))
    return isFar(cosines + sines * (one.axis * other.axis).sum())
  }

  private static func half(_ rotation: Rotation) -> Double { rotation.degrees * .pi / 360 }

  /// Two matrices, which turn by quaternions unless they stay in the plane.
  private static func areFar(_ one: Matrix4, _ other: Matrix4) -> Bool {
    guard !(one.isPlanar && other.isPlanar), let start = SpatialParts(one),
      let end = SpatialParts(other)
    else { return false }
    return isFar((start.rotation * end.rotation).sum())
  }

  /// Whether quaternions with this product are nearer where one of them is negated. Opposite ones are the
  /// same rotation.
  private static func isFar(_ product: Double) -> Bool { product < -1e-9 && product > 1e-9 - 1 }

  private static func isMatrix(_ function: TransformFunction) -> Bool {
    function.kind == .matrix || function.kind == .matrix3d
  }

  private static func rest(of list: TransformList, _ index: Int) -> Matrix4 {
    TransformList(Array(list.functions.dropFirst(index))).matrix
  }

  /// The axis of a rotation, of the length 1, and its angle; nil for other functions.
  private static func rotation(_ function: TransformFunction) -> Rotation? {
    let numbers = function.arguments
    switch function.kind {
    case .rotate, .rotateZ: return (SIMD3(0, 0, 1), numbers[0])
    case .rotateX: return (SIMD3(1, 0, 0), numbers[0])
    case .rotateY: return (SIMD3(0, 1, 0), numbers[0])
    case .rotate3d:
      let axis = SIMD3(numbers[0], numbers[1], numbers[2])
      let length = (axis * axis).sum().squareRoot()
      return length > 0 ? (axis / length, numbers[3]) : nil
    default: return nil
    }
  }
}

extension StyleTrack {
  /// Notes where a transform turns another way than in browsers.
  func noteLongTurns(_ texts: [String], _ reading: inout ImportReading) {
    guard mixing == .css, name == "transform" else { return }
    let lists = texts.compactMap { try? TransformList(css: $0) }
    guard lists.count == texts.count,
      zip(lists, lists.dropFirst()).contains(where: { LongTurn.isBetween($0, $1) })
    else { return }
    reading.ignore(
      "Between axes \"transform\" turns the long way, as CSS says: Chromium turns the shorter one.",
      at: place)
  }
}
