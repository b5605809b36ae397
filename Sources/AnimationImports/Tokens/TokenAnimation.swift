import AnimationDocuments
import AnimationEngine

/// Converts design tokens to an animation. Each transition and each spring animates a property
/// named like the token from 0 to 1; if there are none, each duration and curve does.
struct TokenAnimation {
  private let tree: TokenTree
  private var reader: TokenReader
  private var curves: [DesignToken] = []
  private var motions: [DesignToken] = []
  private var others: [DesignToken] = []

  init(_ json: JSONText, _ reading: inout ImportReading) throws(DocumentRefusal) {
    tree = try TokenTree(json, &reading)
    reader = TokenReader(tree)
    for token in tree.tokens {
      switch try reader.type(of: token, &reading) {
      case "transition", "spring": motions.append(token)
      case "duration", "cubicBezier":
        if try TokenSpring.json(in: token.json, &reading) == nil {
          curves.append(token)
        } else {
          motions.append(token)
        }
      default: others.append(token)
      }
    }
  }

  mutating func animation(
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedAnimation {
    noteOthers(&reading)
    let isAlone = motions.count + curves.count == 1
    let chosen = motions.isEmpty ? curves : withoutCurvesOfTransitions
    let names = TokenNames(chosen)
    var animation = ImportedAnimation(name: names.common)
    for (token, name) in zip(chosen, names.names) {
      if let track = try track(of: token, named: isAlone ? "value" : name, &reading) {
        animation.tracks.append(track)
      }
    }
    noteParts(&reading)
    return animation
  }

  /// The transitions and springs, without curves and springs that belong to a transition of their
  /// group.
  private var withoutCurvesOfTransitions: [DesignToken] {
    let transitions = motions.filter { $0.type == "transition" || $0.type == nil }
    let groups = Set(transitions.map { $0.path.dropLast() })
    return motions.filter { token in
      let isCurve = token.type == "cubicBezier" || token.type == "duration"
      return !isCurve || !Self.isPart(token, of: groups)
    }
  }

  /// Whether a token says again what the transition of its group says, as exports write it: it stands beside
  /// that one and is called by its type alone.
  private static func isPart(_ token: DesignToken, of groups: Set<ArraySlice<String>>) -> Bool {
    groups.contains(token.path.dropLast()) && token.path.last.map(TokenNames.plain.contains) == true
  }

  // MARK: A token

  private mutating func track(
    of token: DesignToken, named name: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedTrack? {
    let place = token.json.place
    if let json = try springJSON(of: token, &reading) {
      guard let (spring, velocity) = TokenSpring.spring(json, &reading) else { return nil }
      var track = ImportedTrack.progress(of: name, by: spring, velocity: velocity, at: place)
      track.timing.delay = try delay(of: token, &reading)
      return track
    }
    guard let (duration, curve, delay) = try parts(of: token, &reading) else { return nil }
    return .progress(
      of: name, by: .curve(curve), lasting: duration, ImportedTiming(delay: delay), at: place)
  }

  /// The spring of a token, or of the curve that it refers to; nil if there is none.
  private mutating func springJSON(
    of token: DesignToken, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> JSONText? {
    if let spring = try TokenSpring.json(in: token.json, &reading) { return spring }
    guard let (value, behind) = try reader.resolved(token.value, &reading) else { return nil }
    if let behind, let spring = try TokenSpring.json(in: behind.json, &reading) { return spring }
    let type = try reader.type(of: token, &reading)
    if type == "spring" { return value }
    guard type == "transition", let curve = value["timingFunction"],
      let (_, held) = try reader.resolved(curve, &reading)
    else { return nil }
    guard let held else { return nil }
    return try TokenSpring.json(in: held.json, &reading)
  }

  private mutating func delay(
    of token: DesignToken, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> Double {
    guard let (value, _) = try reader.resolved(token.value, &reading), let delay = value["delay"]
    else { return 0 }
    return try reader.duration(delay, &reading) ?? 0
  }

  private mutating func parts(
    of token: DesignToken, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> (duration: Double, curve: UnitCurve, delay: Double)? {
    switch try reader.type(of: token, &reading) {
    case "duration":
      return try reader.duration(token.value, &reading).map { ($0, .linear, 0) }
    case "cubicBezier":
      reading.ignore("A curve has no duration: it is taken as 1 s.", at: token.json.place)
      return try reader.curve(token.value, &reading).map { (1, $0, 0) }
    default: return try transition(token, &reading)
    }
  }

  private mutating func transition(
    _ token: DesignToken, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> (duration: Double, curve: UnitCurve, delay: Double)? {
    guard let (value, _) = try reader.resolved(token.value, &reading) else { return nil }
    guard value.isObject, let length = value["duration"] else {
      reading.report(
        .missingMember, "A transition has \"duration\", \"delay\" and \"timingFunction\".",
        at: value.place)
      return nil
    }
    let duration = try reader.duration(length, &reading)
    let delay = try self.delay(of: token, &reading)
    guard let function = value["timingFunction"] else {
      reading.ignore("There is no \"timingFunction\": it goes evenly.", at: value.place)
      return duration.map { ($0, .linear, delay) }
    }
    let curve = try reader.curve(function, &reading)
    guard let duration, let curve else { return nil }
    return (duration, curve, delay)
  }

  // MARK: Notes

  /// Notes the tokens that are no animations, once for each type.
  private func noteOthers(_ reading: inout ImportReading) {
    var types: [String] = []
    var first: [String: (token: DesignToken, count: Int)] = [:]
    for token in others {
      let type = token.type ?? ""
      if first[type] == nil { types.append(type) }
      first[type] = (first[type]?.token ?? token, (first[type]?.count ?? 0) + 1)
    }
    for type in types {
      guard let (token, count) = first[type] else { continue }
      let kind = type.isEmpty ? "without a type" : "of the type \"\(type.shortened)\""
      let subject = count == 1 ? "A token \(kind) does" : "\(count) tokens \(kind) do"
      reading.ignore("\(subject) not move.", at: token.json.place)
    }
  }

  /// Notes durations and curves that no transition uses.
  private func noteParts(_ reading: inout ImportReading) {
    guard !motions.isEmpty else { return }
    let groups = Set(motions.map { $0.path.dropLast() })
    let left = curves.filter {
      !reader.used.contains($0.name) && !Self.isPart($0, of: groups)
    }
    guard let token = left.first else { return }
    let subject = left.count == 1 ? "A duration or curve" : "\(left.count) durations and curves"
    reading.ignore(
      "\(subject) in no transition is left out; import it without the transitions.",
      at: token.json.place)
  }
}

/// Chooses property names for tokens, and a common name.
struct TokenNames {
  /// The name of the property for each token.
  let names: [String]
  /// The groups that contain all tokens, joined; nil if there are none.
  let common: String?

  /// Last path components that say no more than the token's type.
  fileprivate static let plain: Set = ["transition", "spring", "curve", "duration", "$root"]

  init(_ tokens: [DesignToken]) {
    var paths = tokens.map { token -> ArraySlice<String> in
      guard token.path.count > 1, Self.plain.contains(token.path[token.path.count - 1]) else {
        return token.path[...]
      }
      return token.path.dropLast()
    }
    var shared: [String] = []
    while let name = paths.first?.first,
      paths.allSatisfy({ $0.count > 1 && $0.first == name })
    {
      shared.append(name)
      paths = paths.map { $0.dropFirst() }
    }
    common = shared.isEmpty ? nil : shared.joined(separator: " ")
    var counter = NameCounter()
    names = paths.map { path in
      let name = path.joined(separator: "-").map { $0 == "." ? "-" : $0 }
      return counter.next(name.isEmpty ? "value" : ForeignName.shortened(String(name)))
    }
  }
}
