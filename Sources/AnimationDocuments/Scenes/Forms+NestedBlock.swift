internal import AnimationEngine
internal import AnimationScenes

// UIKit blocks nested in another block, whose duration and curve they inherit.

/// The motion of an event's block: its own, or that of a nested block.
enum BlockBody {
  case own(UIKitAnimation.Form)
  case nested(NestedBlock)

  /// The animation form of a block with these options.
  func form(_ options: BlockOptions) -> UIKitAnimation.Form {
    switch self {
    case .own(.curve(_, let duration)) where options.curve != nil:
      .curve(options.curve?.curve ?? .easeInOut, duration: duration)
    case .own(let form): form
    case .nested(let block): block.form(options)
    }
  }
}

/// A nested block: the block around it, and what it overrides.
struct NestedBlock {
  var outer = UIKitAnimation.Form.curve(.easeInOut, duration: 0)
  var duration: Double?
  var curve: UnitCurve?

  /// The animation form: what it inherits, except what its options override.
  fileprivate func form(_ options: BlockOptions) -> UIKitAnimation.Form {
    let keeps = options.options
    let own = curve ?? options.curve?.curve ?? .easeInOut
    return outer.inherited(
      duration: keeps.contains(.overrideInheritedDuration) ? duration : nil,
      curve: keeps.contains(.overrideInheritedCurve) ? own : nil)
  }
}

extension Forms {
  static let nestedBlock: ObjectForm<NestedBlock> = ObjectForm<NestedBlock>(
    "UIKitNested", "A nested block",
    """
    A block inside another one, as if it stood in its closure: inside the last block before it of the same \
    time that is not nested itself. It inherits the duration and the curve, or the spring, of that one; \
    with the options `overrideInheritedDuration` and `overrideInheritedCurve` it keeps its own. Its \
    delay, its other options and its completion are its own.
    """,
    Member(.nested, nestedMark) { _ in true },
    Member(.duration, optional: .duration, "Counts with `overrideInheritedDuration`.") {
      $0.duration
    },
    Member(.curve, optional: curve, "Counts with `overrideInheritedCurve`.") { $0.curve },
    rules: [.ownDuration],
    make: { NestedBlock(duration: $1, curve: $2) }
  ).resolved(
    { decoder, members, block in
      guard let outer = decoder.outerBlock(of: members) else { return nil }
      return NestedBlock(outer: outer, duration: block.duration, curve: block.curve)
    }, from: { $0 })

  private static let nestedMark = Form<Bool>(.const(.truth(true))) { decoder, node in
    if decoder.tape[node].kind == .bool, decoder.tape[node].flag { return true }
    decoder.wrongType(at: node, "nested is true, or left out")
    return nil
  }
}

extension ObjectRule {
  /// The rule that a block with `overrideInheritedDuration` needs a duration.
  fileprivate static let ownDuration = ObjectRule(schema: []) { decoder, members, _ in
    guard members[.duration] == nil, let options = members[.options],
      decoder.tape[options].kind == .array
    else { return true }
    let keeps = UIKitAnimation.Option.overrideInheritedDuration.rawValue
    guard
      let node = decoder.tape.children(of: options).first(where: { decoder.text(at: $0) == keeps })
    else { return true }
    decoder.report(
      .missingMember, at: node,
      "\(keeps) keeps the duration of the block, and it has none: give it one.")
    return false
  }
}

extension DocumentDecoder {
  /// The form of the block around a nested one. Reports a problem and returns nil if there is none.
  fileprivate mutating func outerBlock(of members: Members) -> UIKitAnimation.Form? {
    script.isNested = true
    if let outer = script.outerBlock, outer.time == eventTime { return outer.form }
    // The outer block may be of an event that could not be read; then nothing more is reported.
    guard problems.isEmpty else { return nil }
    report(
      .invalidState, at: members[.nested] ?? members.object,
      "A nested block stands inside the block of an event before it, at the same time: there is none."
    )
    return nil
  }
}
