internal import AnimationEngine
internal import AnimationScenes

// Blocks of UIKit inside a block: they inherit its duration and its curve.

/// How the block of an event moves: as it says itself, or as the one around it.
enum BlockBody {
  case own(UIKitAnimation.Form)
  case nested(NestedBlock)

  /// The form of a block with these options.
  func form(_ options: BlockOptions) -> UIKitAnimation.Form {
    switch self {
    case .own(.curve(_, let duration)) where options.curve != nil:
      .curve(options.curve?.curve ?? .easeInOut, duration: duration)
    case .own(let form): form
    case .nested(let block): block.form(options)
    }
  }
}

/// A block inside another one, and what it says of its own.
struct NestedBlock {
  var outer = UIKitAnimation.Form.curve(.easeInOut, duration: 0)
  var duration: Double?
  var curve: UnitCurve?

  /// What it goes by: what it inherits, but for what its options let it keep.
  fileprivate func form(_ options: BlockOptions) -> UIKitAnimation.Form {
    let keeps = options.options
    let own = curve ?? options.curve?.curve ?? .easeInOut
    return outer.inherited(
      duration: keeps.contains(.overrideInheritedDuration) ? duration : nil,
      curve: keeps.contains(.overrideInheritedCurve) ? own : nil)
  }
}

extension Forms {
  /// A block inside the one of an event before it.
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

  private static let nestedMark = Form<Bool>(.object([("const", .truth(true))])) { decoder, node in
    if decoder.tape[node].kind == .bool, decoder.tape[node].flag { return true }
    decoder.wrongType(at: node, "nested is true, or left out")
    return nil
  } write: {
    $1.json.append($0)
  }
}

extension ObjectRule {
  /// A block that overrides the inherited duration needs a duration.
  fileprivate static let ownDuration = ObjectRule(schema: []) { decoder, members, _ in
    guard members[.duration] == nil, let options = members[.options],
      decoder.tape[options].kind == .array
    else { return true }
    let keeps = UIKitAnimation.Option.overrideInheritedDuration.rawValue
    guard
      let node = decoder.tape.children(of: options).first(where: {
        decoder.text(at: $0) == keeps
      })
    else { return true }
    decoder.report(
      .missingMember, at: node,
      "\(keeps) keeps the duration of the block, and it has none: say one.")
    return false
  }
}

extension DocumentDecoder {
  /// What the block around a nested one goes by. Reports a problem and returns nil where there is
  /// none.
  fileprivate mutating func outerBlock(of members: Members) -> UIKitAnimation.Form? {
    script.isNested = true
    if let outer = script.outerBlock, outer.time == eventTime { return outer.form }
    // An event before it may be one that could not be read.
    guard problems.isEmpty else { return nil }
    report(
      .invalidState, at: members[.nested] ?? members.object,
      "A nested block stands inside the block of an event before it, at the same time: there is none."
    )
    return nil
  }
}
