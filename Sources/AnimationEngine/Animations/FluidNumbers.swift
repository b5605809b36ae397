/// The components of a spring's state and target, for vector types whose components are accessible.
struct FluidNumbers {
  let offset: [Double]
  let velocity: [Double]
  let force: [Double]
  let target: [Double]

  /// The components of a state and a target, padded with 0 to the same length. Nil for vector types
  /// whose components are not accessible.
  init?<Value: VectorArithmetic>(_ point: FluidPoint<Value>, towards target: Value) {
    let vectors = [point.offset, point.velocity, point.force, target]
    let numbers = vectors.compactMap { Self.numbers($0) }
    guard numbers.count == vectors.count else { return nil }
    let count = numbers.reduce(0) { max($0, $1.count) }
    func filled(_ index: Int) -> [Double] {
      numbers[index] + repeatElement(0, count: count - numbers[index].count)
    }
    (offset, velocity, force, self.target) = (filled(0), filled(1), filled(2), filled(3))
  }

  private static func numbers<Value>(_ value: Value) -> [Double]? {
    if let number = value as? Double { return [number] }
    return (value as? Components)?.array
  }

  /// The vector with these components, of a type whose components are accessible.
  static func value<Value: VectorArithmetic>(_ numbers: [Double]) -> Value {
    if let number = numbers.first as? Value { return number }
    return Components(numbers) as? Value ?? .zero
  }

  func point(_ index: Int) -> FluidPoint<Double> {
    FluidPoint(offset: offset[index], velocity: velocity[index], force: force[index])
  }

  /// The state in groups of four components, the last one padded with 0.
  var groups: [FluidPoint<SIMD4<Double>>] {
    stride(from: 0, to: target.count, by: 4).map { first in
      FluidPoint(
        offset: Self.group(offset, first), velocity: Self.group(velocity, first),
        force: Self.group(force, first))
    }
  }

  var targetGroups: [SIMD4<Double>] {
    stride(from: 0, to: target.count, by: 4).map { Self.group(target, $0) }
  }

  private static func group(_ numbers: [Double], _ first: Int) -> SIMD4<Double> {
    var group = SIMD4<Double>.zero
    for index in 0..<min(4, numbers.count - first) { group[index] = numbers[first + index] }
    return group
  }
}
