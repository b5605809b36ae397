/// Another tool's document, sent in place of one of ours, recognised for a helpful message.
enum ForeignDocument: String {
  case lottie = "a Lottie file"
  case webAnimation = "keyframes of the Web Animations API"
  case motion = "a target of Motion"
  case gsap = "variables of a GSAP tween"
  case coreAnimation = "a Core Animation object"
  case tokens = "design tokens"
  case css = "CSS"

  /// The message that names the tool, and the import that reads the document.
  var sentence: String {
    let reader = importFormat.map { "/v1/import/\($0), or inbetween import \($0)" }
    return "This looks like \(rawValue)." + (reader.map { " \($0), makes a document of it." } ?? "")
  }

  /// The name of the import format that reads the document; nil if there is none.
  private var importFormat: String? {
    switch self {
    case .webAnimation: "waapi"
    case .motion: "motion"
    case .gsap: "gsap"
    case .css: "css"
    case .lottie: "lottie"
    case .tokens: "dtcg"
    case .coreAnimation: nil
    }
  }

  /// The tool that a list, or an object without a kind, probably comes from; nil if unknown.
  init?(_ tape: JSONTape, at node: Int) {
    switch tape[node].kind {
    case .array where tape[node].count > 0 && tape[node + 1].kind == .object: self = .webAnimation
    case .object:
      guard
        let found = Self.marks.first(where: {
          $0.names.isSubset(of: Self.names(of: node, in: tape))
        })
      else { return nil }
      self = found.document
    default: return nil
    }
  }

  /// The tool that a text which is no JSON probably comes from; nil if unknown.
  init?(text bytes: [UInt8]) {
    let start = bytes.prefix(500).drop { $0 <= 0x20 }
    guard let first = start.first, !"{[\"".utf8.contains(first) else { return nil }
    let text = String(decoding: start, as: UTF8.self)
    let script = Self.scripts.first { $0.calls.contains { text.contains($0) } }
    if let script {
      self = script.document
    } else if Self.isCSS(text) {
      self = .css
    } else {
      return nil
    }
  }

  /// What the scripts of each tool say: the first row of which one stands in a text decides.
  private static let scripts: [(calls: [String], document: ForeignDocument)] = [
    (["gsap.", "TweenMax.", "TweenLite."], .gsap),
    ([".animate([", ".animate({"], .webAnimation),
    (["animate(\"", "animate('", "from \"motion", "from 'motion", "framer-motion"], .motion),
  ]

  /// Whether a text is an easing, a declaration or a rule of CSS.
  private static func isCSS(_ text: String) -> Bool {
    let declarations = ["animation:", "animation-", "transition:", "transition-", "@keyframes"]
    let starts =
      declarations + ["@property", "cubic-bezier(", "linear(", "steps(", "ease-in", "ease-out"]
    return starts.contains(where: text.hasPrefix)
      || text.contains("{") && declarations.contains { text.contains($0) }
  }

  /// The member names of each tool's documents: the first row with all of its names decides.
  private static let marks: [(names: Set<String>, document: ForeignDocument)] = [
    (["layers", "fr"], .lottie), (["layers", "op"], .lottie),
    (["keyframes", "timing"], .webAnimation), (["keyframes", "options"], .webAnimation),
    (["keyPath"], .coreAnimation), (["fromValue"], .coreAnimation), (["toValue"], .coreAnimation),
    (["transition"], .motion), (["animate"], .motion),
    (["ease"], .gsap), (["yoyo"], .gsap), (["stagger"], .gsap),
    (["$value"], .tokens), (["$type"], .tokens),
  ]

  /// The first member names of an object, at most ``mostNames``.
  private static func names(of node: Int, in tape: JSONTape) -> Set<String> {
    var names: Set<String> = []
    var children = tape.children(of: node)
    while names.count < mostNames, let name = children.next(), children.next() != nil {
      names.insert(tape.string(at: name))
    }
    return names
  }

  /// The number of names examined: a tool's typical members come first.
  private static let mostNames = 50
}
