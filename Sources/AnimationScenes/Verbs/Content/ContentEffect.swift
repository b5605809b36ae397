import AnimationEngine

/// The properties that a content's transition adds beside the content itself.
enum ContentEffect: String, CaseIterable {
  case progress, previous, roll

  /// The name of this property for a content, such as `label.text.progress`.
  func name(of content: AnimatedProperty) -> String { "\(content.name).\(rawValue)" }

  /// Whether a property of this type can show the effect.
  func shows(_ type: PropertyType) -> Bool {
    switch (self, type) {
    case (.progress, .number), (.previous, .discrete), (.roll, .vector): true
    default: false
    }
  }
}

/// The effects of contents that change, in the order of each content's first change.
struct ContentEffects {
  private var order: [Int] = []
  private var rolls: [Int: Bool] = [:]

  fileprivate mutating func add(_ change: ContentChange) {
    if rolls[change.property] == nil { order.append(change.property) }
    rolls[change.property] = change.rolls || rolls[change.property] == true
  }

  /// The added properties; `initial` gives the initial values of the declared `properties`.
  ///
  /// - Complexity: O(length of the contents).
  func properties(
    besides properties: [AnimatedProperty], _ initial: [Components?]
  ) -> [EffectProperty] {
    order.flatMap { content in
      ContentEffect.allCases.filter { $0 != .roll || rolls[content] == true }
        .map { EffectProperty($0, of: properties[content], beginningWith: initial[content]) }
    }
  }
}

extension ContentChange {
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {
    if effects.properties[property].type == .discrete { effects.contents.add(self) }
  }

  fileprivate var rolls: Bool { if case .numericText = transition { true } else { false } }
}

extension EffectProperty {
  /// The property for an effect of a content, with an initial value at rest; `value` is the
  /// content's own initial value, nil if it has none.
  fileprivate init(
    _ effect: ContentEffect, of content: AnimatedProperty, beginningWith value: Components?
  ) {
    let name = effect.name(of: content)
    switch effect {
    case .progress: self.init(name: name, type: .number, initial: [1])
    case .previous:
      self.init(name: name, type: .discrete, initial: value, discreteValues: content.discreteValues)
    case .roll:
      let count = ContentPlaces(of: content.discreteValues).count
      self.init(
        name: name, type: .vector(count: count), initial: Components(repeating: 0, count: count))
    }
  }
}
