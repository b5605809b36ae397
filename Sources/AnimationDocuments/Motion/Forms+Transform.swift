internal import AnimationEngine

// A transform: {"transform":"rotate(45deg)"} or {"matrix":[16 numbers]}.

extension Forms {
  static let transformList = ObjectForm<TransformList>(
    "Transform", "A transform",
    """
    A list of CSS transform functions. Lists with the same functions in the same order move \
    function by function, by the numbers in them; others by what is the same at their beginning \
    and then as matrices, decomposed (CSS Transforms 2). Of such others, and of lists in which \
    more than \(PropertyType.largestVector) numbers move, a property has at most \
    \(TransformList.mostUnmatched) different ones. Lengths are pixels or other absolute units; \
    percentages of a box have no meaning here.
    """,
    Member(.transform, transformText, "The functions, or `none`."))

  private static let matrix = ObjectForm<TransformList>(
    "Matrix", "A transform",
    """
    The sixteen entries m11, m12 … m44 of a matrix, column by column as in CSS's `matrix3d()`. \
    Frames show a transform so where the lists of its values differ in their functions.
    """, Member(.matrix, matrixNumbers))

  /// A transform in either notation.
  static let transform: ObjectForm<TransformList> = {
    let sets = MemberSets<TransformList>(
      owner: "A transform", mixture: .conflictingMembers,
      sets: [
        MemberSet(transformList, { $0 }, from: { $0 }),
        MemberSet(matrix, { $0 }, from: { _ in nil }),
      ]
    ).object("")
    return sets.reading { decoder, members in
      guard let list = members[.transform], let matrix = members[.matrix] else {
        return sets.readMembers(&decoder, members)
      }
      decoder.report(
        .conflictingMembers, at: max(list, matrix),
        "A transform is either a list of functions or a matrix; this is both.")
      return nil
    }
  }()

  static let transformSchemas = [
    transformList.schema(),
    matrix.schema(examples: [#"{"matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1]}"#]),
  ]

  private static let transformText = Form<TransformList>(
    .string(examples: [
      "translate(10px, 20px) rotate(45deg)", "perspective(400px) rotateY(0.5turn)", "none",
    ])
  ) {
    $0.transformList(at: $1)
  } write: {
    $1.json.append($0.cssText)
  }

  private static let matrixNumbers = Form<TransformList>(.array(of: .type("number"), 16...16)) {
    $0.matrix(at: $1)
  } write: { list, text in
    transformText.write(list, &text)
  }
}

extension DocumentDecoder {
  fileprivate mutating func transformList(at node: Int) -> TransformList? {
    let noun = "list of CSS transform functions"
    guard let text = string(at: node),
      let list = parsed(text, at: node, .invalidTransform, noun, TransformList.init(css:))
    else { return nil }
    guard list.matrix.isFinite else {
      report(.numberRange, at: node, "No double holds the matrix of \(quoted(node)).")
      return nil
    }
    return within(list, at: node)
  }

  fileprivate mutating func matrix(at node: Int) -> TransformList? {
    let numbers = numbers(
      at: node, count: 16, "A matrix is a list of 16 numbers", .invalidTransform,
      "A matrix has the 16 numbers m11, m12 … m44, column by column",
      hint: tape[node].count == 6 ? #"{"transform":"matrix(a, b, c, d, e, f)"}"# : nil)
    return numbers.flatMap { within(TransformList(matrix: Matrix4($0)), at: node) }
  }

  private mutating func within(_ list: TransformList, at node: Int) -> TransformList? {
    checkRange(list.isWithin(Self.largestNumber), at: node) ? list : nil
  }

  /// Reports a property with too many transforms that share no common functions: each pair of
  /// them needs its own interpolation.
  mutating func checkTransforms(of properties: [AnimatedProperty]) {
    for index in properties.indices where properties[index].type == .transform {
      guard let problem = properties[index].transformExcess else { continue }
      report(
        .tooMany, at: table.nameNode(of: index), problem.message,
        hint: AnimatedProperty.transformHint,
        excess: .init(limit: problem.limit, actual: problem.actual))
    }
  }
}

extension AnimatedProperty {
  /// The problem of having too many different transforms without common functions; nil if there
  /// are few enough.
  var transformExcess: (message: String, limit: Int, actual: Int)? {
    guard case .transforms(let lists) = table, lists.count > TransformList.mostUnmatched,
      TransformList.areUnmatched(lists)
    else { return nil }
    let limit = TransformList.mostUnmatched
    return (
      "Transforms move between at most \(limit) different values where their functions do not match, "
        + "or where more than \(PropertyType.largestVector) numbers in them move; "
        + "\"\(name.shortened)\" has \(lists.count).", limit, lists.count
    )
  }

  static let transformHint = "lists of the same functions in the same order"
}
