internal import AnimationEngine

// A path: {"path":"M0 0 L10 10"}, with "morph":"auto" beside it where commands differ.

extension DocumentDecoder {
  /// Reads a path.
  ///
  /// - Complexity: O(n) in the length of its text.
  mutating func path(_ members: inout Members) -> ValueDocument? {
    check(&members, allowed: .path, "A path")
    // What is wrong with it is said here, and nothing more of what it leads to.
    let isMorphing = members[.morph] != nil
    if let node = members[.morph] { checkMorphName(at: node) }
    guard let node = require(.path, of: members, "A path"), let path = svgPath(at: node) else {
      return nil
    }
    return ValueDocument(type: .path, .path(path, isMorphing: isMorphing))
  }

  /// Reports a morph that is not `auto`.
  private mutating func checkMorphName(at node: Int) {
    guard tape[node].kind == .bool else {
      _ = name(at: node, among: .morphs, "morph")
      return
    }
    let isTrue = tape[node].flag
    wrongType(
      at: node, #"morph is "auto", or left out"#, hint: isTrue ? #""morph":"auto""# : nil)
  }

  /// Reads the data of an SVG path. Reports a problem and returns nil when the text is none.
  ///
  /// - Complexity: O(n) in the length of the text.
  mutating func svgPath(at node: Int) -> Path? {
    guard let text = string(at: node) else { return nil }
    do {
      let path = try Path(svg: text)
      if path.numbers.allSatisfy(\.isFinite) { return path }
      report(.numberRange, at: node, "No double holds the coordinates of \(quoted(node)).")
    } catch {
      report(
        .invalidPath, at: node,
        "\(quoted(node)) is no path of SVG, from character \(error.offset + 1) on: "
          + error.message)
    }
    return nil
  }

  /// Whether a path can move between those of its property: it has their commands, if need be when
  /// both are normalised, or is morphed. Reports a problem if not.
  mutating func checkCommands(
    of path: Path, isMorphing: Bool, at node: Int, _ property: Int
  ) -> Bool {
    let group = table.paths(of: property)
    if isMorphing || group.isMorphing {
      return checkMorph(group.adding(path, isMorphing: true), at: node)
    }
    guard let first = group.first, Path.matched([first, path]) == nil,
      let difference = first.normalized.structure.firstDifference(from: path.normalized.structure)
    else { return true }
    let name = table.properties[property].name.shortened
    report(
      .typeMismatch, at: node,
      "Paths move between the same commands: command \(difference.index + 1) of the first value of "
        + "\"\(name)\" is \(command(difference.this)); here it is \(command(difference.other)).",
      hint: #"the same commands in the same order, or "morph":"auto" beside "path""#)
    return false
  }

  private func command(_ command: PathCommand?) -> String { command?.letter ?? "missing" }

  /// Every path of a property that morphs gets as many cubics as the largest has.
  private mutating func checkMorph(_ group: PathGroup, at node: Int) -> Bool {
    let count = group.count * group.mostCubics
    guard count > PathGroup.mostCubicsOfAll else { return true }
    report(
      .tooMany, at: node,
      "The paths of a property that morphs have at most \(PathGroup.mostCubicsOfAll) curves together, "
        + "each as many as the largest; these have \(count).",
      excess: .init(limit: PathGroup.mostCubicsOfAll, actual: count))
    return false
  }
}

/// What is known of the paths of a property.
struct PathGroup {
  /// The first one.
  private(set) var first: Path?
  /// How many different ones there are.
  private(set) var count = 0
  /// How many cubics the largest has.
  private(set) var mostCubics = 0
  /// Whether one of them says that they morph.
  private(set) var isMorphing = false

  /// The most cubics of all paths that are morphed: every one of them has as many as the largest.
  static let mostCubicsOfAll = 200_000

  /// The group with one more.
  ///
  /// - Complexity: O(commands).
  func adding(_ path: Path, isMorphing: Bool) -> PathGroup {
    var group = self
    group.first = first ?? path
    group.count += 1
    group.mostCubics = max(mostCubics, path.mostCubics)
    group.isMorphing = self.isMorphing || isMorphing
    return group
  }
}
