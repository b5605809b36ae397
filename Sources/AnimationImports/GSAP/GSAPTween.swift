import AnimationDocuments
import AnimationEngine

/// A tween of GSAP: the values it animates to or from, and its settings.
struct GSAPTween {
  /// The kinds of tweens, named like GSAP's functions.
  enum Kind: String {
    case to, from, fromTo, set
  }

  let kind: Kind
  /// The views that it moves alike; nil for one without a name.
  let views: [String?]
  /// The start values of a `fromTo`; nil for other kinds.
  let start: JSONText?
  let vars: JSONText
  /// The duration that stands before the variables, as in GSAP 2; nil without one.
  var duration: Double?
  /// The tween's position in its timeline; nil for the end of the timeline.
  var position: JSONText?
  /// Whether the tween begins together with the latest one, whatever its position.
  var isBeside = false
  /// Whether the tween stands in no timeline, so that its values are set when it is made.
  var isAlone = false
  let place: SourcePlace

  /// The members that are settings of the tween, not animated properties.
  static let settings: Set = [
    "duration", "ease", "delay", "repeat", "repeatDelay", "yoyo", "keyframes", "stagger", "id",
    "easeEach", "immediateRender", "overwrite", "paused", "defaults", "onComplete", "onUpdate",
    "onStart", "onRepeat", "onReverseComplete", "yoyoEase", "scrollTrigger", "lazy", "reversed",
    "startAt", "runBackwards", "repeatRefresh", "inherit", "force3D", "transformOrigin",
    "callbackScope", "data", "smoothOrigin", "snap", "modifiers", "autoRound", "clearProps",
    "parent", "stringFilter", "autoRevert", "onInterrupt", "onCompleteParams", "onUpdateParams",
    "onStartParams", "onRepeatParams", "onReverseCompleteParams", "onInterruptParams",
  ]

  /// The settings of a tween that are imported.
  static let read: Set = [
    "duration", "ease", "delay", "repeat", "repeatDelay", "yoyo", "keyframes", "easeEach", "id",
    "immediateRender", "overwrite", "lazy", "force3D", "data", "defaults", "autoRound",
  ]

  /// Whether the tween ends earlier ones of its properties for good.
  ///
  /// - Complexity: O(members).
  var overwrites: Bool {
    vars["overwrite"]?.bool == true || vars["overwrite"]?.text == "auto"
  }

  /// Whether the tween shows its start before it begins, from when it is made on, and ends where its
  /// property was then.
  var showsAtOnce: Bool {
    (kind == .from || kind == .fromTo) && vars["immediateRender"]?.bool != false
  }

  /// Notes the settings that cannot be imported.
  func noteOthers(_ reading: inout ImportReading, _ place: (JSONText) -> SourcePlace) {
    for (name, value) in vars.members where Self.settings.contains(name) {
      if name.hasPrefix("ease") { continue }
      if name == "overwrite", value.bool == true {
        reading.ignore(
          "\"overwrite\" ends earlier tweens of the same properties here, where this one begins.",
          at: place(value))
      }
      GSAPSettings.note(name, value, unless: Self.read.contains(name), &reading, place)
    }
  }
}

/// The numbers of a tween, with its timeline's defaults.
struct GSAPSettings {
  private let vars: JSONText
  private let defaults: JSONText?
  private let place: SourcePlace
  private let told: Double?

  init(_ vars: JSONText, defaults: JSONText?, lasting told: Double? = nil, at place: SourcePlace) {
    (self.vars, self.defaults, self.told, self.place) = (vars, defaults, told, place)
  }

  private subscript(name: String) -> JSONText? { vars[name] ?? defaults?[name] }

  /// The duration in seconds.
  var duration: Double { max(told ?? self["duration"]?.number ?? Self.standardDuration, 0) }

  /// GSAP's default duration, in seconds.
  static let standardDuration = 0.5

  var delay: Double { self["delay"]?.number ?? 0 }

  var timing: ImportedTiming {
    var timing = ImportedTiming()
    let count = self["repeat"]?.number ?? (self["repeat"]?.text == "Infinity" ? -1 : 0)
    timing.iterations = count < 0 ? .infinity : 1 + count.rounded(.down)
    timing.repeatDelay = max(self["repeatDelay"]?.number ?? 0, 0)
    // An ease for the way back is for one that goes back.
    let hasWayBack = self["yoyoEase"].map { !$0.isNull && $0.bool != false } ?? false
    if self["yoyo"]?.bool == true || hasWayBack { timing.direction = .alternate }
    return timing
  }

  /// The ease. An unknown one is noted, and GSAP's default ease is used.
  func ease(_ name: String, _ reading: inout ImportReading) -> FittedCurve {
    guard let json = self[name] else { return Self.standard }
    let text = json.text ?? json["script"]?.text
    if let text, reading.affords(easing: text), let curve = GSAPEase.curve(text, &reading) {
      return curve
    }
    guard reading.affords(json.length) else { return Self.standard }
    let shown = (text?.quotedJSON ?? json.written).shortened
    reading.ignore(
      "The ease \(shown) is unknown here: \"power1.out\" holds in its place.", at: place)
    return Self.standard
  }

  /// The ease that the tween names itself; nil without one.
  func ownEase(_ reading: inout ImportReading) -> FittedCurve? {
    vars["ease"] == nil ? nil : ease("ease", &reading)
  }

  private static let standard = FittedCurve(exactly: .ease(NamedEase(.quad, .out)))
}
