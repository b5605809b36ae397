/// What a text is when it is none of our documents: those of other tools that people try first.
enum ForeignDocument: String {
  case lottie = "a Lottie file"
  case webAnimation = "keyframes of the Web Animations API"
  case motion = "a target of Motion"
  case gsap = "variables of a GSAP tween"
  case coreAnimation = "a Core Animation object"
  case tokens = "design tokens"
  case css = "CSS"

  /// The sentence that says so, and what reads it.
  var sentence: String {
    let reader = importFormat.map { " /v1/import/\($0) makes a document of it." }
    return "This looks like \(rawValue)." + (reader ?? "")
  }

  /// The import that reads it; nil where there is none.
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

  /// What a list or an object without a kind probably is; nil where nothing tells.
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

  /// What a text that is no JSON probably is.
  init?(text bytes: [UInt8]) {
    let start = bytes.prefix(200).drop { $0 <= 0x20 }
    let names = [
      "@keyframes", "@property", "animation:", "transition:", "cubic-bezier(", "linear(",
    ]
    guard names.contains(where: { start.starts(with: $0.utf8) }) else { return nil }
    self = .css
  }

  /// Members that tell what an object is; the first row whose members are all there decides.
  private static let marks: [(names: Set<String>, document: ForeignDocument)] = [
    (["layers", "fr"], .lottie), (["layers", "op"], .lottie),
    (["keyframes", "timing"], .webAnimation), (["keyframes", "options"], .webAnimation),
    (["keyPath"], .coreAnimation), (["fromValue"], .coreAnimation), (["toValue"], .coreAnimation),
    (["transition"], .motion), (["animate"], .motion),
    (["ease"], .gsap), (["yoyo"], .gsap), (["stagger"], .gsap),
    (["$value"], .tokens), (["$type"], .tokens),
  ]

  /// The first names of the outermost object.
  private static func names(of node: Int, in tape: JSONTape) -> Set<String> {
    var names: Set<String> = []
    var children = tape.children(of: node)
    while names.count < mostNames, let name = children.next(), children.next() != nil {
      names.insert(tape.string(at: name))
    }
    return names
  }

  /// As many names are looked at: a foreign document has its marks among its first members.
  private static let mostNames = 50
}
