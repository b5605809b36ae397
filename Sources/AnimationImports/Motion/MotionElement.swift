import AnimationDocuments
import AnimationEngine

/// An element of Motion in JSX: its attributes, which say what it shows and when.
struct MotionElement {
  let tag: String
  /// Whether this is the end of an element, and whether nothing stands inside of it.
  let (isEnd, isClosed): (Bool, Bool)
  let place: SourcePlace
  /// What is spread into the element and cannot be read.
  private(set) var spreads: [JSONText] = []
  private var props: [String: JSONText] = [:]

  /// The memory that an element takes, and what is open while it is read, in bytes.
  static let bytes = MemoryLayout<MotionElement>.stride + 32

  /// The attributes that name values to move to, that of the document first.
  static let shown = [
    "animate", "whileInView", "whileHover", "whileTap", "whileFocus", "whileDrag", "exit",
  ]

  /// Whether a script has elements such as `<motion.div>`, or the attributes of one.
  ///
  /// - Complexity: O(length).
  static func stands(in text: String) -> Bool {
    ["<motion.", "<m.", "<Motion", "whileHover={", "whileInView={", "motion.create("].contains {
      text.holds($0)
    }
      || ["initial={", "animate={"].contains { text.hasPrefix($0) }
  }

  /// - Complexity: O(attributes).
  init(_ json: JSONText) {
    (tag, place) = (json["tag"]?.text ?? "", .script(json))
    (isEnd, isClosed) = (json["props"] == nil, json["isClosed"] != nil)
    for prop in json["props"]?.elements ?? [] {
      if prop["script"] != nil { spreads.append(prop) }
      for (name, value) in prop.members { props[name] = value }
    }
  }

  subscript(name: String) -> JSONText? { props[name] }

  /// Whether the element says by a name which of its variants show, and so takes none from outside.
  var isControlling: Bool {
    (["initial"] + Self.shown).contains { props[$0].map(Self.isLabel) ?? false }
  }

  /// The names of variants that hold for the elements inside.
  var labels: [String: JSONText] {
    props.filter { (name, value) in
      (name == "initial" || Self.shown.contains(name)) && Self.isLabel(value)
    }
  }

  /// The element with the names of variants of an element around it.
  func inheriting(_ labels: [String: JSONText]) -> MotionElement {
    guard props["variants"] != nil, !isControlling else { return self }
    var element = self
    element.props.merge(labels) { own, _ in own }
    return element
  }

  /// The work of looking up what the element shows and when, in units of work: it may have many variants,
  /// take many names from those around it, and move by the transition of all.
  func work(of standard: JSONText?) -> Int {
    let members = WorkMeter.product(standard?.count ?? 0, Self.lookUpsPerTransition)
    return WorkMeter.sum(workOfStates, WorkMeter.product(members, Self.workPerLookUp))
  }

  private var workOfStates: Int {
    let variants = props["variants"]?.count ?? 0
    let names = (["initial"] + Self.shown).lazy.compactMap { props[$0] }
      .flatMap { [$0, $0["then"], $0["else"]] }
    let count = names.reduce(1) { $0 + ($1?.count ?? 0) }
    return WorkMeter.product(count, variants + 1, Self.workPerLookUp)
  }

  /// The work of comparing two names, in units of work, and how many members are looked up in a transition.
  private static let (workPerLookUp, lookUpsPerTransition) = (50, 8)

  /// Whether a value names a variant, or several, or one of two.
  static func isLabel(_ json: JSONText) -> Bool {
    json.text != nil || json.elements.contains { $0.text != nil }
      || json["then"].map(isLabel) ?? false
  }

  /// A name for the element: its identifier, its class if it is a single one, or its tag.
  var name: String {
    let known = ["id", "className", "class"].lazy.compactMap { props[$0] }.first
    let text = known?.text ?? known?["script"]?.text.flatMap(Self.lastPart) ?? ""
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return isWord && !text.isEmpty ? text : Self.lastPart(tag) ?? "element"
  }

  /// `card` of `styles.card`.
  private static func lastPart(_ text: String) -> String? {
    text.split(separator: ".").last.map(String.init)
  }
}
