internal import AnimationEngine

// A path: {"path":"M0 0 L10 10"}, with "morph":"auto" beside it where commands differ.

extension Forms {
  /// A path by its SVG data, and whether it may be morphed.
  static let path = ObjectForm<(Path, Bool?)>(
    "Path", "A path",
    """
    An outline as SVG path data. All paths of a property have the same commands in the same \
    order and move number by number; H and V count as L, S as C, T as Q, an arc as cubics where \
    that makes them the same. Answers write absolute commands.
    """,
    Member(.path, svgPath, "The path data.") { $0.0 },
    Member(
      .morph, optional: morph,
      """
      Joins paths of other commands: segments are cut until all paths have as many, and pieces \
      that are closed in all paths begin where they move least. A piece that is open in one \
      path is open in all: in the others a line leads back to where it begins, in place of the \
      Z.
      """
    ) { $0.1 },
    make: { ($0, $1) })

  private static let svgPath = Form<Path>(.string(examples: ["M0 0 L10 10", "m0 0 h10 v10 z"])) {
    $0.svgPath(at: $1)
  } write: {
    $1.json.append($0.svgText)
  }

  private static let morph = Form<Bool>(.const(.text(Word.auto.text))) { decoder, node in
    guard decoder.tape[node].kind == .bool else {
      return decoder.name(at: node, among: [.auto], "morph").map { _ in true }
    }
    let isTrue = decoder.tape[node].flag
    decoder.wrongType(
      at: node, #"morph is "auto", or left out"#, hint: isTrue ? #""morph":"auto""# : nil)
    return nil
  } write: { _, text in
    text.json.append(Word.auto.text)
  }
}

extension DocumentDecoder {
  /// Reads SVG path data. Reports a problem and returns nil when the text is none.
  ///
  /// - Complexity: O(n) in the length of the text.
  mutating func svgPath(at node: Int) -> Path? {
    guard let text = string(at: node),
      let path = parsed(text, at: node, .invalidPath, "path of SVG", Path.init(svg:))
    else { return nil }
    let isWithin = path.numbers.allSatisfy { $0.magnitude <= Self.largestNumber }
    return checkRange(isWithin, at: node) ? path : nil
  }

  /// Whether a path can interpolate with the others of its property: it has their commands,
  /// perhaps after normalisation, or morphing is asked for. Reports a problem if not.
  mutating func checkCommands(
    of path: Path, isMorphing: Bool, at node: Int, _ property: Int
  ) -> Bool {
    let group = table.paths(of: property)
    if isMorphing || group.isMorphing {
      return checkMorph(group.adding(path, isMorphing: true), at: node)
    }
    guard let first = group.first, first.structure != path.structure else { return true }
    // Both are normalised, however short the one is.
    let commands = first.structure.commands.count + path.structure.commands.count
    guard charge(work: WorkMeter.product(Self.workPerCommand, commands)) else { return false }
    guard Path.matched([first, path]) == nil,
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

  /// The properties with the tables of their values. The morphs of all of them are charged; where
  /// the meter refuses that, paths stay as they are.
  mutating func filledProperties() -> [AnimatedProperty] {
    let cubics = table.morphedCubics
    let isAffordable = charge(
      work: WorkMeter.product(Self.workPerCubic, cubics),
      bytes: WorkMeter.product(Self.bytesPerCubic, cubics))
    return table.filledProperties(morphed: isAffordable)
  }

  /// The work of normalising a command of a path, in units of work.
  private static var workPerCommand: Int { 60 }
  /// The work of a cubic curve of a morph, in units of work, and its memory in bytes: its six numbers
  /// are kept twice.
  private static var workPerCubic: Int { 85 }
  private static var bytesPerCubic: Int { 96 }

  /// Whether the morphed paths of a property stay small enough: each of them gets as many cubic
  /// curves as the largest. Reports a problem if not.
  private mutating func checkMorph(_ group: PathGroup, at node: Int) -> Bool {
    let (count, limit) = (group.cubics, PathGroup.mostCubicsOfAll)
    return check(
      count, atMost: limit, at: node,
      "The paths of a property that morphs have at most \(limit) curves together, each as many as the "
        + "largest; these have \(count).")
  }
}

/// Facts about the paths of one property: the first of them, their number, and whether they are
/// morphed.
struct PathGroup {
  /// The first path of the property; nil until one has been read.
  private(set) var first: Path?
  /// The number of different paths.
  private(set) var count = 0
  /// The number of cubic curves of the largest path.
  private(set) var mostCubics = 0
  /// Whether one of the paths asks for morphing.
  private(set) var isMorphing = false

  /// The number of cubic curves when all paths have as many as the largest.
  var cubics: Int { count * mostCubics }

  /// The greatest number of cubic curves in all morphed paths of a property together.
  static let mostCubicsOfAll = 200_000

  /// The group with one more path.
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
