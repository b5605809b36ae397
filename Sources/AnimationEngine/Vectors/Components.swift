/// A vector whose length is known at run time: the components of one animated property.
///
/// Up to four components are stored inline, without an allocation; nearly every value type has at
/// most four. `zero` has no components and is the identity of `+` for vectors of every length. A
/// component that one operand lacks counts as 0, and the sum has the greater length.
public struct Components: Hashable, Sendable {
  /// The first four components, each by itself. A SIMD vector would need an alignment of 16, which
  /// costs a dearer allocation.
  private var first: Double
  private var second: Double
  private var third: Double
  private var fourth: Double
  /// The components from the fifth on; nil where there are none, so that copies of short vectors
  /// need no reference counting.
  private var tail: [Double]?
  /// The number of components.
  public private(set) var count: Int

  /// A vector with the given components.
  public init(_ components: some Collection<Double>) { self.init(Array(components)) }

  /// A vector with the given components. Most come as an array, which needs no generic code.
  public init(_ components: [Double]) {
    self.init(head: .zero, count: components.count)
    if count > 4 { tail = Array(components[4...]) }
    for index in 0..<min(count, 4) { head[index] = components[index] }
  }

  /// The vector without components.
  private init() { self.init(head: .zero, count: 0) }

  private init(head: SIMD4<Double>, count: Int) {
    (first, second, third, fourth) = (head[0], head[1], head[2], head[3])
    (tail, self.count) = (nil, count)
  }

  /// The first four components; those from `count` on are 0.
  private var head: SIMD4<Double> {
    get { SIMD4(first, second, third, fourth) }
    set { (first, second, third, fourth) = (newValue[0], newValue[1], newValue[2], newValue[3]) }
  }

  /// A vector with the given components.
  public init(_ components: Double...) { self.init(components) }

  /// A vector of one component; needs no allocation.
  public init(scalar: Double) { self.init(head: SIMD4(scalar, 0, 0, 0), count: 1) }

  /// A vector of `count` components, at least 0, that are all `value`.
  public init(repeating value: Double, count: Int) {
    precondition(count >= 0, "a vector of \(count) components")
    self.init(head: .zero, count: count)
    if count > 4 { tail = Array(repeating: value, count: count - 4) }
    for index in 0..<min(count, 4) { head[index] = value }
  }

  /// The component at `index`, which lies in `0..<count`.
  public subscript(index: Int) -> Double {
    get {
      precondition(index >= 0 && index < count, "component \(index) of \(count)")
      return index < 4 ? head[index] : self.tail(index - 4)
    }
    set {
      precondition(index >= 0 && index < count, "component \(index) of \(count)")
      if index < 4 { head[index] = newValue } else { tail?[index - 4] = newValue }
    }
  }

  /// A component from the fifth on; 0 beyond the last.
  private func tail(_ index: Int) -> Double {
    guard let tail, index < tail.count else { return 0 }
    return tail[index]
  }

  /// The component at `index`; 0 beyond the last, as `zero` has it everywhere.
  func component(_ index: Int) -> Double { index < count ? self[index] : 0 }

  /// The components in `range` as a vector of their own; a new one has as many components.
  public package(set) subscript(range: Range<Int>) -> Components {
    get {
      if range == 0..<count { return self }
      return Components(range.map { self[$0] })
    }
    set { for (place, index) in range.enumerated() { self[index] = newValue[place] } }
  }

  /// The components as an array.
  public var array: [Double] { (0..<count).map { self[$0] } }

  /// The heap memory of the vector, in bytes.
  package var extraBytes: Int { Self.extraBytes(count: count) }

  /// The heap memory of a vector of so many components, in bytes; up to four are stored inline.
  static func extraBytes(count: Int) -> Int { count > 4 ? 32 + 8 * (count - 4) : 0 }

  /// Whether every component is finite.
  public var isFinite: Bool { (0..<count).allSatisfy { self[$0].isFinite } }

  /// Whether every component is 0, as it is in `zero`.
  public var isZero: Bool { head == .zero && (tail ?? []).allSatisfy { $0 == 0 } }

  /// Applies `operation` to two vectors, component by component.
  private static func combine(
    _ left: Components, _ right: Components,
    _ headOperation: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>,
    _ operation: (Double, Double) -> Double
  ) -> Components {
    let head = headOperation(left.head, right.head)
    // Short vectors have a branch of their own, so that they need no reference counting.
    if left.count <= 4, right.count <= 4 {
      return Components(head: head, count: max(left.count, right.count))
    }
    var result = left
    result.count = max(left.count, right.count)
    result.head = head
    result.tail = (0..<result.count - 4).map { operation(left.tail($0), right.tail($0)) }
    return result
  }
}

extension Components: VectorArithmetic {
  /// The vector without components.
  public static var zero: Components { Components() }

  public static func + (left: Components, right: Components) -> Components {
    combine(left, right, { $0 + $1 }, { $0 + $1 })
  }

  public static func - (left: Components, right: Components) -> Components {
    combine(left, right, { $0 - $1 }, { $0 - $1 })
  }

  public mutating func scale(by factor: Double) {
    head *= factor
    // 0 times infinity is NaN, but the unused components from `count` on must stay 0.
    if !factor.isFinite { for index in min(count, 4)..<4 { head[index] = 0 } }
    guard count > 4 else { return }
    for index in 0..<count - 4 { tail?[index] *= factor }
  }

  public var magnitudeSquared: Double {
    var sum = (head * head).sum()
    guard let tail else { return sum }
    for component in tail { sum += component * component }
    return sum
  }
}

extension Components: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Double...) { self.init(elements) }
}
