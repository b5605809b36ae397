internal import AnimationEngine
internal import AnimationScenes

/// The options of a UIKit block: the set of those kept as options, and the one that names a curve.
struct BlockOptions: Equatable {
  var options: Set<UIKitAnimation.Option> = []
  var curve: BlockCurve?
}

/// The options of a block that name its curve.
enum BlockCurve: String, CaseIterable {
  case curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear

  var curve: UnitCurve {
    switch self {
    case .curveEaseInOut: .easeInOut
    case .curveEaseIn: .easeIn
    case .curveEaseOut: .easeOut
    case .curveLinear: .linear
    }
  }
}

/// An option of a block, of either sort.
private enum BlockOption: RawRepresentable, CaseIterable {
  case kept(UIKitAnimation.Option)
  case curve(BlockCurve)

  static let allCases =
    UIKitAnimation.Option.allCases.map(BlockOption.kept)
    + BlockCurve.allCases.map(BlockOption.curve)

  init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  var rawValue: String {
    switch self {
    case .kept(let option): option.rawValue
    case .curve(let curve): curve.rawValue
    }
  }
}

extension Forms {
  /// The options of a block. With `takingCurve` one of them may name the curve.
  static func blockOptions<Owner>(
    _ meaning: String? = nil, takingCurve: Bool,
    _ value: @escaping @Sendable (Owner) -> BlockOptions
  ) -> Member<Owner, BlockOptions> {
    Member(
      word: .options, isRequired: false,
      schema: meaning.map { .component("UIKitOptions", $0) { blockOptionList } }
        ?? .object(blockOptionList)
    ) { decoder, members, _ in
      guard let node = members[.options] else { return BlockOptions() }
      let isFree = takingCurve && members.words.isDisjoint(with: .otherMovement)
      return decoder.blockOptions(at: node, takingCurve: isFree, members[.curve])
    } write: { owner, text in
      let options = value(owner).options
      guard !options.isEmpty else { return }
      text.name(.options)
      text.array { text in
        for option in UIKitAnimation.Option.allCases where options.contains(option) {
          text.json.append(option.rawValue)
        }
      }
    }
  }

  private static let blockOptionList: [SchemaNode.Member] = [
    ("type", .text("array")), ("items", blockOption.schema),
  ]

  fileprivate static let blockOption = Form<BlockOption>.name(
    "UIKitOption", "option", "Option of a UIKit animation.")
}

extension DocumentDecoder {
  /// Reads the options of a block. Reports a problem and returns nil when one is wrong. `curve`
  /// is the node of the block's curve member, which excludes a curve among the options.
  fileprivate mutating func blockOptions(
    at node: Int, takingCurve: Bool, _ curve: Int?
  ) -> BlockOptions? {
    guard let elements = list(at: node, "options is a list of names") else { return nil }
    let before = problems.total
    var result = BlockOptions()
    for element in elements {
      let option = Forms.blockOption.read(&self, element)
      switch option {
      case nil: break
      case .kept(let option): result.options.insert(option)
      case .curve(let option):
        reportCurve(element, unless: takingCurve && result.curve == nil, curve)
        result.curve = option
      }
    }
    return problems.total == before ? result : nil
  }

  private mutating func reportCurve(_ option: Int, unless isTaken: Bool, _ curve: Int?) {
    if !isTaken {
      report(
        .conflictingMembers, at: option,
        "\(quoted(option)) is the curve of a block with a duration and no other curve.")
    } else if let curve {
      report(
        .conflictingMembers, at: curve, "The curve of a block is in curve or in options; not both.")
    }
  }
}

extension WordSet {
  /// The members of a block that determine its motion without a curve, and so exclude one.
  fileprivate static let otherMovement: WordSet = [
    .damping, .initialVelocity, .springDuration, .bounce, .animation,
  ]
}
