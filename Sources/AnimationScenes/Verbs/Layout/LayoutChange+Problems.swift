import AnimationEngine

// Problems with layouts: changes of boxes or properties that do not exist.

extension LayoutChange {
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    rehearsal.check(inputs)
  }
}

extension SceneRehearsal {
  /// Notes a problem for each changed input whose box the layout does not have.
  mutating func check(_ inputs: [LayoutInput]) {
    for input in inputs where !boxes.contains(input.view) {
      note(
        .input(view: input.view, input.member), .unknownName,
        "The layout has no box called \(input.view).")
    }
  }

  /// Notes a problem for names that two boxes share, and for frames that are no rectangles.
  ///
  /// Problems of the layout itself are reported at the first event that changes it.
  mutating func lookAtLayout(of scene: Scene) {
    guard let layout = scene.layout else { return }
    let isChange = { (event: SceneEvent) in if case .layout = event.verb { true } else { false } }
    let place = ScenePlace(event: scene.events.firstIndex(where: isChange) ?? 0, .layout)
    for name in layout.names where !boxes.insert(name).inserted {
      note(
        at: place, .duplicate, "Two boxes of the layout are called \(name); a view has one frame.")
    }
    let names = NameSet(boxes.all.map { $0 + ".frame" })
    frames = Set(properties.indices.filter { names.contains(properties[$0].name) })
    for property in declared where names.contains(property.name) && property.type != .rect {
      note(
        at: place, .wrongType,
        "The layout gives \(property.name) a rectangle; here it is declared otherwise.")
    }
  }
}
