internal import AnimationEngine

extension JSONWriter {
  /// Writes a change of what a layout computes from: properties before inputs of boxes.
  mutating func append(_ change: LayoutChange, _ properties: [AnimatedProperty]) {
    object { text in
      if !change.changes.isEmpty || !change.inputs.isEmpty {
        text.name(Word.set.text)
        text.object { $0.values(of: change, properties) }
      }
      if change.flush != .inside { text.member(.flush, change.flush.rawValue) }
    }
  }

  private mutating func values(of change: LayoutChange, _ properties: [AnimatedProperty]) {
    members(of: change.changes, properties)
    for input in change.inputs {
      name("\(input.view).\(input.member.rawValue)")
      append(input.value)
    }
  }

  /// Writes a box and all inside it.
  mutating func append(_ box: LayoutBox) {
    object { text in
      if let view = box.view { text.member(.view, view) }
      if box.x != 0 { text.member(.x, box.x) }
      if box.y != 0 { text.member(.y, box.y) }
      if let width = box.width { text.member(.width, width) }
      if let height = box.height { text.member(.height, height) }
      if let stack = box.stack { text.member(.stack, stack.rawValue) }
      if box.spacing != 0 { text.member(.spacing, box.spacing) }
      if box.alignment != .center { text.member(.alignment, box.alignment.rawValue) }
      text.padding(box.padding)
      text.children(box.children)
    }
  }

  private mutating func padding(_ padding: EdgeInsets) {
    guard padding != EdgeInsets() else { return }
    name(Word.padding.text)
    let edges: [(Word, Double)] = [
      (.top, padding.top), (.leading, padding.leading), (.bottom, padding.bottom),
      (.trailing, padding.trailing),
    ]
    if edges.allSatisfy({ $0.1 == padding.top }) { return append(padding.top) }
    object { text in
      for (word, distance) in edges { text.member(word, distance) }
    }
  }

  private mutating func children(_ children: [LayoutBox]) {
    guard !children.isEmpty else { return }
    name(Word.children.text)
    array { text in
      for child in children { text.append(child) }
    }
  }
}
