import Foundation
import Testing

@Suite("A package that depends on this one")
struct ExternalPackageTests {
  /// One test, so that what all parts need is built once.
  @Test(.timeLimit(.minutes(30)))
  func itsProgramComputesAndItsMistakesAreExplainedAndTheMainActorMayBeItsDefault() throws {
    let package = try OutsidePackage()
    defer { try? package.remove() }

    let built = try package.build("--product=Outside")
    try #require(built.code == 0, "\(built.text)")
    #expect(!built.text.contains("warning:"), "\(built.text)")
    let program = try package.runProgram()
    #expect(program.code == 0, "\(program.text)")
    expectClosedForms(numbers(in: program.text))
    let isolated = try package.build("--target=Isolated")
    #expect(isolated.code == 0, "\(isolated.text)")
    #expect(!isolated.text.contains("warning:"), "\(isolated.text)")

    try expectExplanations(Self.aboutProperties, from: "Mistaken", in: package)
    try expectExplanations(Self.aboutModels, from: "Immobile", in: package)
  }

  private func expectExplanations(
    _ sentences: [String], from target: String, in package: OutsidePackage
  ) throws {
    let outcome = try package.build("--target=\(target)")
    #expect(outcome.code != 0)
    for sentence in sentences {
      #expect(outcome.text.contains(sentence), "\(sentence)\n\(outcome.text)")
    }
  }

  /// Each where the mistake is, and not in what the macro wrote.
  private static let aboutProperties = [
    "Mistaken.swift:13:50: error: 'data(of:)' is unavailable: this property cannot be animated: "
      + "mark the property @AnimatableIgnored, or conform its type to Animatable "
      + "(for CGFloat and CGPoint: import AnimationFoundation)",
    "Mistaken.swift:19:7: error: 'name' cannot be animated: 'String' conforms neither to "
      + "'Animatable' nor to 'VectorArithmetic'",
    "Mistaken.swift:26:7: error: 'day' cannot be animated: 'Date' conforms neither to "
      + "'Animatable' nor to 'VectorArithmetic'",
    "Mistaken.swift:27:51: error: 'data(of:)' is unavailable: this property cannot be animated",
  ]

  private static let aboutModels = [
    "Models.swift:18:7: error: 'init(_:at:springs:keepsPast:)' is unavailable: nothing of this "
      + "model animates: name its properties, as in 'animating: \\.offset', or make it Animatable",
    "Models.swift:19:32: error: 'buildBlock()' is unavailable: nothing of this model animates",
    "Models.swift:20:7: error: 'init(_:at:springs:keepsPast:)' is unavailable: a whole number has "
      + "nothing between 1 and 2 to show: use Double",
    "Models.swift:21:7: error: 'init(_:at:springs:keepsPast:)' is deprecated: nothing of this "
      + "model animates, as it has no animatableData",
    "Models.swift:22:7: error: 'init(_:animating:_:at:springs:keepsPast:)' is deprecated: an "
      + "object does not animate: make it a struct, or animate a struct in it",
    "Models.swift:23:33: error: 'buildBlock' is deprecated: an object does not animate",
    "Models.swift:24:47: error: 'buildBlock' is deprecated: an object does not animate",
    "Models.swift:27:7: error: 'init(_:at:springs:keepsPast:content:animation:)' is unavailable: "
      + "nothing of this content animates",
    "Models.swift:28:7: error: 'init(_:at:springs:keepsPast:content:animation:)' is unavailable: "
      + "a whole number has nothing between 1 and 2 to show: use Double",
  ]

  /// The lines of the program: a name, a blank, a number.
  private func numbers(in text: String) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { numbers[String(words[0])] = Double(words[1]) }
    }
    return numbers
  }

  private func expectClosedForms(_ numbers: [String: Double]) {
    #expect(Set(numbers.keys) == Set(Self.closedForms.keys))
    for (name, expected) in Self.closedForms {
      let number = numbers[name] ?? .nan
      #expect(abs(number - expected) <= 1e-12 * max(1, abs(expected)), "\(name): \(number)")
    }
  }

  /// What the program has to say, from the rules alone.
  private static var closedForms: [String: Double] {
    [macro, timelines, runtime].reduce(into: [:]) { all, part in
      all.merge(part, uniquingKeysWith: { _, last in last })
    }
  }

  private static let macro: [String: Double] = [
    "macro.start": 0.25, "macro.width": 3, "macro.inner": 2, "macro.outer": 1, "macro.label": 1,
  ]

  private static var timelines: [String: Double] {
    let progress = 0.25
    // At rest at both ends.
    let cubic: Double = 3 * progress * progress - 2 * progress * progress * progress
    let spring: Double = 1 - critical.value(at: 0.2)
    return [
      "timeline.duration": 3, "timeline.linear": 4, "timeline.moved": 5, "timeline.velocity": 4,
      "timeline.clamped": 10, "timeline.cubic": 3 * cubic, "timeline.spring": spring,
    ]
  }

  private static var runtime: [String: Double] {
    let elapsed = 4.3 - 4.0
    let (spring, velocity) = (bouncy.value(at: elapsed), bouncy.velocity(at: elapsed))
    return [
      "runtime.model": 100, "runtime.linear": 0.5, "runtime.macro": 4, "runtime.custom": 6.25,
      "runtime.ahead": 56.25, "runtime.end": 100, "runtime.completions": 1,
      "runtime.completed": 2.5, "runtime.rests": 1, "runtime.spring": 100 * spring,
      "runtime.springVelocity": 100 * velocity,
    ]
  }

  private static let critical = Oscillation(duration: 0.5, bounce: 0)
  private static let bouncy = Oscillation(duration: 0.5, bounce: 0.2)
}

/// A spring of mass 1 on its way from 1 to 0, let go at rest: its closed form.
private struct Oscillation {
  /// The undamped frequency, in radians per second, and the share of critical damping.
  let frequency: Double
  let damping: Double

  init(duration: Double, bounce: Double) {
    frequency = 2 * .pi / duration
    damping = 1 - bounce
  }

  private var damped: Double { frequency * (1 - damping * damping).squareRoot() }

  func value(at time: Double) -> Double {
    let decay = damping * frequency
    let fading = exp(-decay * time)
    if damping == 1 { return fading * (1 + decay * time) }
    let swing = decay / damped * sin(damped * time)
    return fading * (cos(damped * time) + swing)
  }

  func velocity(at time: Double) -> Double {
    let decay = damping * frequency
    let fading = exp(-decay * time) * frequency * frequency
    return damping == 1 ? -fading * time : -fading / damped * sin(damped * time)
  }
}
