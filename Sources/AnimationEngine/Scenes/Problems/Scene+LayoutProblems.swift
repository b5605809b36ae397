// Layouts that are asked for what they do not have.

extension Scene {
  /// Inputs of boxes that are not there, names that two boxes share, and frames that are no
  /// rectangles.
  ///
  /// What is wrong with the layout itself is said at the first event that changes it.
  func layoutProblems(_ properties: [AnimatedProperty]) -> [SceneProblem] {
    let names = layout?.listedNames ?? []
    let known = Set(names)
    let missing = layoutChanges.flatMap { event, change in
      change.inputs.filter { !known.contains($0.view) }.map { input in
        SceneProblem(
          event: event, path: ["layout", "set", "\(input.view).\(input.member.rawValue)"],
          kind: .unknownName, message: "The layout has no box called \(input.view).")
      }
    }
    return treeProblems(names, properties) + missing
  }

  private var layoutChanges: [(event: Int, change: LayoutChange)] {
    events.indices.compactMap { index in
      if case .layout(let change) = events[index].verb { (index, change) } else { nil }
    }
  }

  private func treeProblems(
    _ names: [String], _ properties: [AnimatedProperty]
  ) -> [SceneProblem] {
    let first = layoutChanges.first?.event ?? 0
    var known: Set<String> = []
    let duplicates = names.filter { !known.insert($0).inserted }.map { name in
      SceneProblem(
        event: first, path: ["layout"], kind: .duplicate,
        message: "Two boxes of the layout are called \(name); a view has one frame.")
    }
    let framed = Set(known.map { $0 + ".frame" })
    let others = properties.filter { framed.contains($0.name) && $0.type != .rect }.map { other in
      SceneProblem(
        event: first, path: ["layout"], kind: .wrongType,
        message: "The layout gives \(other.name) a rectangle; here it is declared otherwise.")
    }
    return duplicates + others
  }
}

extension LayoutBox {
  /// The names of all boxes, outer ones first; one that is given twice stands there twice.
  fileprivate var listedNames: [String] {
    var names: [String] = []
    var boxes = [self]
    var index = 0
    while index < boxes.count {
      if let view = boxes[index].view { names.append(view) }
      boxes += boxes[index].children
      index += 1
    }
    return names
  }
}
