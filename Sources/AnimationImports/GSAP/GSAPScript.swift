import AnimationDocuments
import AnimationEngine

/// The timelines and tweens of a script. Those that stand in no other timeline begin together.
struct GSAPScript {
  /// The timelines, with the tweens outside of all of them in the first.
  private var timelines = [GSAPTimeline()]
  /// The timelines by the names of their variables.
  private var places = ["gsap": 0, "TweenMax": 0, "TweenLite": 0]
  /// The timelines in which others stand, and the times at which these begin.
  private var parents: [Int: (timeline: Int, start: Double)] = [:]
  /// The latest timeline.
  private var current = 0
  /// The call of `add` whose arguments are being read; nil outside one.
  private var open: OpenCall?
  /// Whether the script moves several elements, which then need names.
  private let isOfSeveral: Bool

  /// A call of `add` whose arguments are calls themselves.
  private struct OpenCall {
    /// The timeline to which is added, at the position in the call.
    let timeline: Int
    let call: ScriptCall
    /// The first timeline that began inside of the call.
    let firstInside: Int
    /// Whether no tween was added by it yet.
    var isEmpty = true

    var position: JSONText? { call.arguments.first }
  }

  /// The tracks of a script.
  static func tracks(_ reading: inout ImportReading) throws(DocumentRefusal) -> [ImportedTrack] {
    let calls = try ScriptText.calls(
      of: ScriptText.beginnings.union([
        "to", "from", "fromTo", "set", "addLabel", "call", "timeScale", "addPause", "defaults",
      ]),
      adding: "add", &reading)
    let tweens = calls.lazy.filter { GSAPTween.Kind(rawValue: $0.name) != nil }
    var script = GSAPScript(isOfSeveral: ScriptTarget.areSeveral(tweens))
    for call in calls { try script.read(call, &reading) }
    return try script.tracks(&reading)
  }

  private init(isOfSeveral: Bool) { self.isOfSeveral = isOfSeveral }

  // MARK: Calls

  private mutating func read(
    _ call: ScriptCall, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let place = places[call.owner] ?? current
    switch call.name {
    case _ where ScriptText.beginnings.contains(call.name): try begin(call, &reading)
    case "call": reading.ignore("What call() does is left out: only tweens move.", at: call.place)
    case "defaults": if call.owner == "gsap" { try take(defaults: call.arguments.first, &reading) }
    case "addPause":
      reading.ignore("addPause() has no place in a document: nothing stops there.", at: call.place)
    case "timeScale":
      reading.ignore(
        "timeScale() has no place in a document: tweens play at their own speed.", at: call.place)
    case "addLabel", "add": try add(call, to: place, &reading)
    case ScriptText.opening:
      open = OpenCall(timeline: place, call: call, firstInside: timelines.count)
    case ScriptText.closing: try close(&reading)
    default: try tween(call, in: place, &reading)
    }
  }

  private mutating func take(
    defaults: JSONText?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    timelines[0].take(defaults: defaults)
    guard let defaults else { return }
    try GSAPSettings.noteOthers(ofDefaults: defaults, &reading) { .script($0) }
  }

  private mutating func begin(
    _ call: ScriptCall, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    current = timelines.count
    // A function of this name, as exports are, looks like a call too: what it takes is no literal.
    if let vars = call.arguments.first, vars["script"] == nil {
      try GSAPSettings.noteOthers(ofTimeline: vars, &reading) { .script($0) }
    }
    timelines.append(GSAPTimeline(call.arguments.first, defaults: timelines[0].defaults))
    places[call.owner] = current
  }

  private mutating func tween(
    _ call: ScriptCall, in place: Int, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try reading.charge(selectors: call.arguments.first?.written ?? "")
    guard var tween = GSAPTween(call, isOneOfSeveral: isOfSeveral) else {
      return reading.ignore(call)
    }
    if place == 0, let open {
      (tween.position, tween.isBeside) = (open.position, !open.isEmpty)
      self.open?.isEmpty = false
      return try timelines[open.timeline].add(tween, { .script($0) }, &reading)
    }
    if place == 0 {
      timelines[0].rewind()
      tween.isAlone = true
    }
    try timelines[place].add(tween, { .script($0) }, &reading)
  }

  // MARK: Timelines in others

  /// Reads a label, or a timeline that is added to another one.
  private mutating func add(
    _ call: ScriptCall, to place: Int, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let position = call.arguments.dropFirst().first
    if let label = call.arguments.first?.text {
      return timelines[place].add(label: label, at: position, &reading)
    }
    let name = call.arguments.first?["script"]?.text.map { $0.prefix { $0 != "(" } }
    guard let name, let child = places[ForeignName.shortened(String(name))], child > 0 else {
      return reading.ignore(
        "What add() adds here is not written by that name: it is left out, and timelines that "
          + "stand in no other begin together.", at: call.place)
    }
    try put(child, in: place, at: position, call, &reading)
  }

  /// Ends a call of `add` that has had timelines in its arguments.
  private mutating func close(_ reading: inout ImportReading) throws(DocumentRefusal) {
    guard let open else { return }
    for child in open.firstInside..<timelines.count where parents[child] == nil {
      try put(child, in: open.timeline, at: open.position, open.call, &reading)
    }
    self.open = nil
    current = open.timeline
  }

  private mutating func put(
    _ child: Int, in parent: Int, at position: JSONText?, _ call: ScriptCall,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard try !isInside(parent, of: child, &reading) else {
      return reading.ignore("A timeline cannot stand in itself.", at: call.place)
    }
    if timelines[child].whole.iterations != 1 {
      reading.ignore(
        "A timeline that repeats inside of another one plays once here.", at: call.place)
    }
    let start = timelines[parent].place(timelines[child], at: position, call.place, &reading)
    parents[child] = (parent, start)
  }

  /// Whether a timeline is another one, or stands in it, however deep, which is charged.
  private func isInside(
    _ timeline: Int, of other: Int, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> Bool {
    var place: Int? = timeline
    while let now = place, now != other {
      try reading.charge(Self.workOfParent)
      place = parents[now]?.timeline
    }
    return place == other
  }

  /// The work of looking a parent up, in units of work.
  private static let workOfParent = 4

  // MARK: Tracks

  /// The tracks of all timelines. Those that repeat as a whole stay apart from the others.
  private func tracks(_ reading: inout ImportReading) throws(DocumentRefusal) -> [ImportedTrack] {
    var groups = [0: GSAPTimeline()]
    for index in timelines.indices {
      var (root, start) = (index, 0.0)
      while let parent = parents[root] {
        try reading.charge(Self.workOfParent)
        (root, start) = (parent.timeline, start + parent.start)
      }
      let isApart = !timelines[root].whole.isPlain
      if isApart, groups[root] == nil { groups[root] = timelines[root].emptied }
      groups[isApart ? root : 0]?.take(timelines[index], from: start)
    }
    var tracks: [ImportedTrack] = []
    for index in groups.keys.sorted() { tracks += try groups[index]?.tracks(&reading) ?? [] }
    return tracks
  }
}

extension GSAPTween {
  /// The tween of a call; nil for one whose variables are not written there.
  fileprivate init?(_ call: ScriptCall, isOneOfSeveral: Bool) {
    guard let kind = Kind(rawValue: call.name) else { return nil }
    let told = call.arguments.dropFirst().first?.number
    let variables = call.arguments.dropFirst(told == nil ? 1 : 2)
    let isPair = kind == .fromTo
    guard let first = variables.first, first.isObject, first["script"] == nil else { return nil }
    let rest = variables.dropFirst(isPair ? 2 : 1)
    guard let vars = isPair ? variables.dropFirst().first : first, vars.isObject else { return nil }
    self.init(
      kind: kind, views: call.views(isOneOfSeveral: isOneOfSeveral), start: isPair ? first : nil,
      vars: vars, duration: told, position: rest.first, place: call.place)
  }
}
