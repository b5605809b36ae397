public import AnimationEngine

/// A scene as code writes it: properties by their names, values as they are.
///
///     var script = SceneScript(["x": 0])
///     script.set(["x": 150], at: 0, by: .animation(.spring, completion: "first"))
///     script.set(["x": 0], at: 0.2, by: .animation(.spring))
///     let timeline = try script.animation.compiled()
///
/// What comes out is the same ``ResolvedAnimation`` that a document of the kind `scene` means, so
/// it samples, plots and is written as one. Names that are not declared, and values of another type
/// than their property, are errors of the program and trap. Actions that the state of an animator
/// or a view forbids are listed by ``problems``.
public struct SceneScript: Sendable {
  /// The properties with the tables of their values, the initial and those that insertions declare.
  public private(set) var properties: [AnimatedProperty] = []
  private var scene = Scene(initial: [], events: [])
  private var animations: [(names: [String], rest: ImplicitAnimation, value: String?)] = []

  /// A script whose properties start with these values.
  public init(_ initial: KeyValuePairs<String, PropertyValue> = [:], layout: LayoutBox? = nil) {
    scene.layout = layout
    for (name, value) in initial { scene.initial.append(declare(name, value)) }
  }

  /// The resolved animation of this script, to be compiled, exported or written as a document.
  public var animation: ResolvedAnimation {
    var scene = scene
    let all = scene.completed(properties).properties
    scene.animations = animations.map { names, rest, value in
      var animation = rest
      animation.properties = names.map { Self.index(of: $0, in: all) }
      animation.trigger = value.map { Self.index(of: $0, in: all) }
      return animation
    }
    return ResolvedAnimation(properties: properties, content: .scene(scene))
  }

  /// All problems of the script; see ``Scene/problems(_:ignoring:)``.
  public var problems: [SceneProblem] { scene.problems(properties) }

  /// Adds an event.
  ///
  /// - Precondition: `time` is at least that of the event before it, and finite.
  public mutating func add(
    _ verb: SceneVerb, at time: Double, by transaction: SceneTransaction = .init()
  ) {
    let last = scene.events.last?.time ?? 0
    precondition(time.isFinite && time >= last, "an event at \(time) after one at \(last)")
    scene.events.append(SceneEvent(at: time, verb, by: transaction))
  }
}

// MARK: - Implicit animations

extension SceneScript {
  /// Adds an implicit animation for changes of some properties; of several the first applies.
  ///
  /// - Parameters:
  ///   - names: The properties, also such as a transition shows by itself (`detail.offset`).
  ///   - animation: What animates their changes; nil shows them at once.
  ///   - value: The property that has to change in the same event.
  ///   - condition: The values that transaction keys must have, as compact JSON text.
  public mutating func animate(
    _ names: String..., with animation: Animation?, value: String? = nil,
    when condition: [String: String] = [:]
  ) {
    let rest = ImplicitAnimation(properties: [], animation: animation, condition: condition)
    animations.append((names, rest, value))
  }

  // MARK: - Names and values

  /// The changes to these values, for verbs that take changes.
  public mutating func changes(_ values: KeyValuePairs<String, PropertyValue>) -> [PropertyChange] {
    var changes: [PropertyChange] = []
    for (name, value) in values { changes.append(change(name, value)) }
    return changes
  }

  /// The change of a property, or of a component such as `offset.y`, to a value.
  public mutating func change(_ name: String, _ value: PropertyValue) -> PropertyChange {
    if let index = properties.firstIndex(where: { $0.name.isExactly(name) }) {
      return PropertyChange(property: index, value: coordinates(of: value, index))
    }
    guard let part = component(name) else {
      preconditionFailure("no property \"\(name)\" is declared")
    }
    precondition(value.type == .number, "\"\(name)\" is a number, not a \(value.type)")
    var number = value.components
    if case .color(let space) = properties[part.property].type, part.component < 3 {
      number = Components(scalar: space.decoded(number[0]))
    }
    return PropertyChange(
      property: part.property, components: part.component..<part.component + 1, value: number)
  }

  /// The change of a property to a value; a new name is declared first, without an initial value.
  mutating func declaredChange(_ name: String, _ value: PropertyValue) -> PropertyChange {
    if properties.contains(where: { $0.name.isExactly(name) }) { return change(name, value) }
    scene.initial.append(nil)
    return PropertyChange(property: properties.count, value: declare(name, value))
  }

  private func component(_ name: String) -> (property: Int, component: Int)? {
    guard let (owner, last) = name.partsAtLastDot,
      let index = properties.firstIndex(where: { $0.name.isExactly(owner) }),
      let component = properties[index].type.componentNames.firstIndex(of: String(last))
    else { return nil }
    return (index, component)
  }

  private mutating func declare(_ name: String, _ value: PropertyValue) -> Components {
    precondition(!properties.contains { $0.name.isExactly(name) }, "\"\(name)\" is declared twice")
    properties.append(AnimatedProperty(name: name, type: value.type))
    return coordinates(of: value, properties.count - 1)
  }

  /// The coordinates of a value: its numbers, or its index in the table, to which it is added.
  private mutating func coordinates(of value: PropertyValue, _ index: Int) -> Components {
    let property = properties[index]
    precondition(
      value.type == property.type, "\"\(property.name)\" is a \(property.type), not a \(value.type)"
    )
    guard let entry = value.entry else { return value.components }
    return Components(scalar: Double(properties[index].table.index(of: entry)))
  }

  private static func index(of name: String, in properties: [AnimatedProperty]) -> Int {
    guard let index = properties.firstIndex(where: { $0.name.isExactly(name) }) else {
      preconditionFailure("no property \"\(name)\" is declared")
    }
    return index
  }
}

extension ValueTable {
  /// The index of a value in the table, to which it is added if it is new.
  fileprivate mutating func index(of entry: PropertyValue.Entry) -> Int {
    switch (entry, self) {
    case (.discrete(let value), .discrete(let all)): store(value, behind: all, ValueTable.discrete)
    case (.discrete(let value), _): store(value, behind: [], ValueTable.discrete)
    case (.color(let color), .colors(let all)): store(color, behind: all, ValueTable.colors)
    case (.color(let color), _): store(color, behind: [], ValueTable.colors)
    case (.transform(let list), .transforms(let all)):
      store(list, behind: all, ValueTable.transforms)
    case (.transform(let list), _): store(list, behind: [], ValueTable.transforms)
    case (.path(let path), .paths(let all)): store(path, behind: all, ValueTable.paths)
    case (.path(let path), _): store(path, behind: [], ValueTable.paths)
    case (.css(let value), .css(let all)): store(value, behind: all, ValueTable.css)
    case (.css(let value), _): store(value, behind: [], ValueTable.css)
    }
  }

  private mutating func store<Value: Equatable>(
    _ value: Value, behind values: [Value], _ wrap: ([Value]) -> ValueTable
  ) -> Int {
    if let index = values.firstIndex(of: value) { return index }
    self = wrap(values + [value])
    return values.count
  }
}

extension SceneTransaction {
  /// A transaction with a SwiftUI animation.
  ///
  /// - Parameter completion: The name of its completion; nil for none.
  public static func animation(_ animation: Animation, completion: String? = nil)
    -> SceneTransaction
  {
    SceneTransaction(
      .animation(animation), completion: completion.map { SceneCompletion(name: $0) })
  }

  /// A transaction with a UIKit block animation.
  public static func uikit(_ animation: UIKitAnimation, completion: String? = nil)
    -> SceneTransaction
  {
    SceneTransaction(.uikit(animation), completion: completion.map { SceneCompletion(name: $0) })
  }

  /// A transaction without an animation: changes show at once unless an implicit one applies.
  public static let unanimated = SceneTransaction(.none)
}
