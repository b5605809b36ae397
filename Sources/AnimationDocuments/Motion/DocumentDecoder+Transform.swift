internal import AnimationEngine

// A transform: {"transform":"rotate(45deg)"} or {"matrix":[16 numbers]}.

extension DocumentDecoder {
  /// Reads a transform, as a list of functions or as a matrix.
  mutating func transform(_ members: inout Members) -> ValueDocument? {
    check(&members, allowed: .transform, "A transform")
    if let list = members[.transform], let matrix = members[.matrix] {
      report(
        .conflictingMembers, at: max(list, matrix),
        "A transform is either a list of functions or a matrix; this is both.")
      return nil
    }
    let list =
      members[.transform].flatMap { transformList(at: $0) }
      ?? members[.matrix].flatMap { matrix(at: $0) }
    return list.map { ValueDocument(type: .transform, .transform($0)) }
  }

  private mutating func transformList(at node: Int) -> TransformList? {
    guard let text = string(at: node) else { return nil }
    do {
      let list = try TransformList(css: text)
      if list.matrix.isFinite { return list }
      report(.numberRange, at: node, "No double holds the matrix of \(quoted(node)).")
    } catch {
      report(
        .invalidTransform, at: node,
        "\(quoted(node)) is no list of CSS transform functions, from character "
          + "\(error.offset + 1) on: \(error.message)")
    }
    return nil
  }

  private mutating func matrix(at node: Int) -> TransformList? {
    guard let elements = list(at: node, "A matrix is a list of 16 numbers") else { return nil }
    let count = tape[node].count
    guard count == 16 else {
      report(
        .invalidTransform, at: node,
        "A matrix has the 16 numbers m11, m12 … m44, column by column; this has \(count).",
        hint: count == 6 ? #"{"transform":"matrix(a, b, c, d, e, f)"}"# : nil)
      return nil
    }
    let numbers = elements.compactMap { number(at: $0) }
    return numbers.count == 16 ? TransformList(matrix: Matrix4(numbers)) : nil
  }

  /// Reports transforms that no common functions join and of which there are too many: each pair of
  /// them has an interpolation of its own.
  mutating func checkTransforms(of properties: [AnimatedProperty]) {
    for (index, property) in properties.enumerated() {
      guard let problem = property.transformExcess else { continue }
      report(
        .tooMany, at: table.names[index], problem.message, hint: AnimatedProperty.transformHint,
        excess: .init(limit: problem.limit, actual: problem.actual))
    }
  }
}

extension AnimatedProperty {
  /// More different transforms than can move into each other; nil when all is well.
  var transformExcess: (message: String, limit: Int, actual: Int)? {
    guard case .transforms(let lists) = table, lists.count > TransformList.mostUnmatched,
      TransformList.areUnmatched(lists)
    else { return nil }
    let limit = TransformList.mostUnmatched
    return (
      "Transforms move between at most \(limit) different values where their functions do not match, "
        + "or where more than \(limit) numbers in them move; \"\(name.shortened)\" has "
        + "\(lists.count).", limit, lists.count
    )
  }

  static let transformHint = "lists of the same functions in the same order"
}
