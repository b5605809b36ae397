import AnimationDocuments
import AnimationEngine

/// An element that a style sheet moves, with what its rules declare for it.
struct StyleElement: Sendable {
  let selector: StyleSelector
  /// The first rule that moves it.
  let rule: StyleSheet.Rule
  /// The declarations of its own rules that are about animations and transitions.
  private(set) var declarations: [StyleDeclaration] = []
  /// The values of the custom properties that `var()` refers to.
  private(set) var variables = StyleVariables()
  /// The values that it shows without animation, by their script names.
  private(set) var shown: [String: String] = [:]
  /// The declarations of its rules with `var()`, other than those about animations.
  private(set) var following: [StyleDeclaration] = []
  /// The properties that its rules declare with `!important`, which no keyframes change.
  private(set) var fixed: Set<String> = []

  /// The elements whose rules are about animations, in order. Each selector of a list is an element
  /// of its own; rules with the same selector are about the same element.
  ///
  /// - Complexity: O(selectors * elements).
  static func all(
    of sheet: StyleSheet, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleElement] {
    var indices: [StyleSelector: Int] = [:]
    var elements: [StyleElement] = []
    for rule in sheet.rules {
      let own = rule.declarations.filter { StyleName.isAboutAnimation($0.name) }
      for selector in rule.selectors where !own.isEmpty {
        let index = indices[selector] ?? elements.count
        indices[selector] = index
        if index == elements.count {
          elements.append(StyleElement(selector: selector, rule: rule))
        }
        try elements[index].add(own, &reading)
      }
    }
    let cascade = try StyleCascade(sheet, &reading)
    for index in elements.indices { try elements[index].complete(with: cascade, &reading) }
    return elements
  }

  /// The memory of a value that is known for an element, in bytes.
  private static let bytesPerValue = 64
  /// The approximate work of looking for `var()` in a byte of a value.
  private static let workPerByte = 4

  /// Adds what a further rule declares; a shorthand replaces the one before.
  private mutating func add(
    _ own: [StyleDeclaration], _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try reading.charge(
      WorkMeter.product(own.count, Self.workPerDeclaration),
      bytes: WorkMeter.product(own.count, Self.bytesPerDeclaration))
    for name in StyleDeclaration.shorthands {
      guard let later = own.settled.last(where: { $0.name == name }) else { continue }
      // As many rules may say so as one has declared.
      try reading.charge(WorkMeter.product(Self.workPerEarlier, declarations.count))
      for earlier in declarations where earlier.name == name {
        Self.noteBeaten(earlier, by: later, &reading)
      }
      declarations.removeAll { $0.name.hasPrefix(name) && (later.isImportant || !$0.isImportant) }
    }
    declarations += own
  }

  private static func noteBeaten(
    _ earlier: StyleDeclaration, by later: StyleDeclaration, _ reading: inout ImportReading
  ) {
    let isKept = earlier.isImportant && !later.isImportant
    let (loser, winner) = isKept ? (later, earlier) : (earlier, later)
    let place = winner.offset > loser.offset ? "on" : "up"
    let again = isKept ? "with !important" : "again"
    reading.ignore(
      "\"\(loser.name)\" is declared \(again) further \(place), which wins.",
      at: .offset(loser.offset))
  }

  /// The approximate work and memory, in bytes, of a declaration for each element that has it.
  private static let (workPerDeclaration, bytesPerDeclaration) = (40, 100)
  /// The work of looking whether a shorthand replaces what was declared before.
  private static let workPerEarlier = 4

  /// Fills in what other rules say about the element, and replaces `var()`.
  private mutating func complete(
    with cascade: StyleCascade, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let own = try cascade.declarations(for: selector, &reading)
    let outer =
      selector.isPseudoElement ? try cascade.declarations(for: selector.origin, &reading) : []
    (variables, shown) = (cascade.inherited, cascade.registered)
    let count = outer.count + own.count + variables.count + shown.count
    try reading.charge(
      WorkMeter.product(count, 10), bytes: WorkMeter.product(count, Self.bytesPerValue))
    let declared = outer.settled + own.settled
    try reading.charge(
      declared.reduce(0) {
        $0 + $1.workOfName + WorkMeter.product(Self.workPerByte, $1.value.utf8.count)
      })
    for declaration in declared { variables.declare(declaration.name, declaration.value) }
    let colors = outer.settled.filter { $0.name == "color" }
    for declaration in colors + own.settled where !StyleName.isAboutAnimation(declaration.name) {
      let value = try variables.resolved(declaration.value, &reading)
      if StyleVariables.areUsed(in: declaration.value) { following.append(declaration) }
      let name = StyleName.script(declaration.name)
      shown[name] = try? value.get()
      for longhand in SideShorthand.longhands(of: name) { shown[longhand] = nil }
      if declaration.isImportant { fixed.insert(name) }
    }
    declarations = try variables.resolved(declarations.settled, &reading)
  }
}
