import AnimatableMacro
public import AnimationEngine

// Types of every kind that the macro serves, compiled with it. Those that no test moves are here
// to be compiled: the settings of the package allow no warning.

/// A vector that is not animatable by its own word.
public struct Wind: VectorArithmetic {
  public var east = 0.0
  public var north = 0.0

  public static var zero: Wind { Wind() }
  public static func + (left: Wind, right: Wind) -> Wind {
    Wind(east: left.east + right.east, north: left.north + right.north)
  }
  public static func - (left: Wind, right: Wind) -> Wind {
    Wind(east: left.east - right.east, north: left.north - right.north)
  }
  public mutating func scale(by factor: Double) {
    east *= factor
    north *= factor
  }
  public var magnitudeSquared: Double { east * east + north * north }
}

@Animatable
struct Empty {
  @AnimatableIgnored var label = "tea"
}

@Animatable
struct Dot: Equatable {
  var radius: Double
}

@Animatable
struct Hoop: Equatable {
  var start: Angle
  var width = 2.0
}

/// Lists of values, of vectors, of both at once, and of lists.
@Animatable
struct Fleet<Ship: Animatable>: Equatable where Ship: Equatable {
  var headings: [Angle]
  var winds: [Wind]
  var loads = [1.0, 2.0]
  var fans: [[Angle]] = [[.degrees(2)]]
  // swift-format-ignore: UseShorthandTypeNames
  var gusts: Array<[Wind]> = []
  var ships: [Ship]
}

@Animatable
public struct Sail: Equatable {
  public var angle: Angle
  public var wind = Wind()
  public var reach: Double { angle.degrees * 2 }
  public let masts = 3
  static let name = "sail"
  @AnimatableIgnored public var label: String
  var (height, breadth) = (4.0, Float(2))
  var tilt, twist: Angle
  #if os(Linux)
    var linux = 1.0
  #else
    var elsewhere = Angle.zero
  #endif

  init(angle: Angle = .zero, label: String = "", tilt: Angle = .zero) {
    (self.angle, self.label, self.tilt, twist) = (angle, label, tilt, .degrees(5))
  }
}

@Animatable
final class Needle {
  var angle: Angle
  var length = 1.0
  init(angle: Angle) { self.angle = angle }
}

@Animatable
struct Both<First: VectorArithmetic, Second: Animatable, Third> where Third: Animatable {
  var first: First
  var second: Second
  var third: Third
}

@Animatable
struct Closest<Value: VectorArithmetic & Animatable> {
  var value: Value
}

@propertyWrapper
struct Clamped: Equatable {
  private var stored: Double
  var wrappedValue: Double {
    get { stored }
    set { stored = min(max(newValue, 0), 1) }
  }
  init(wrappedValue: Double) { stored = min(max(wrappedValue, 0), 1) }
}

@Animatable
struct Watched {
  var count: Double { didSet { changes += 1 } }
  @Clamped var share: Double = 0.5
  @AnimatableIgnored var changes = 0
}

/// Written by hand: the amplitude is clamped, the phase wraps.
@Animatable
struct Wave {
  var amplitude: Double
  var phase: Double
  var label = "wave"

  var animatableData: AnimatableValues<Double, Double> {
    get { AnimatableValues(amplitude, phase) }
    set {
      amplitude = min(max(newValue.value.0, 0), 10)
      phase = newValue.value.1.truncatingRemainder(dividingBy: 2 * .pi)
    }
  }
}

protocol Shape: Animatable {
  var area: Double { get }
}

@Animatable
struct Circle: Shape {
  var radius: Double
  var area: Double { .pi * radius * radius }
}

@Animatable
struct Stated: Animatable {
  var x: Double
}

@MainActor @Animatable
struct OnMainActor {
  var x = 1.0
  var y = 2.0
}

@MainActor @Animatable
final class ObjectOnMainActor {
  var x = 1.0
}

@MainActor @Animatable
struct GenericOnMainActor<Value: VectorArithmetic> {
  var x: Value
}

@MainActor @Animatable
struct ByHandOnMainActor {
  var x = 1.0
  var animatableData: Double {
    get { x }
    set { x = min(newValue, 3) }
  }
}

public enum Chart {
  @Animatable
  struct Bar {
    var height: Double
    @Animatable
    struct Edge: Equatable {
      var `default`: Double
      var newValue = 1.0
    }
    var edge = Edge(default: 1)
  }

  @Animatable
  fileprivate struct Line {
    var slope = 0.0
  }
}

@Animatable
package struct Shared {
  package var x = 0.0
}

@Animatable @usableFromInline
struct Inlined {
  var x = 0.0
}

@Animatable
private struct Hidden {
  var x = 0.0
}

@available(*, deprecated)
@Animatable
struct Former {
  var x = 0.0
}

/// More properties than a chain of pairs would be written for.
@Animatable
struct Many {
  var a = 1.0, b = 2.0, c = 3.0, d = 4.0, e = 5.0, f = 6.0, g = 7.0, h = 8.0, i = 9.0, j = 10.0
}
