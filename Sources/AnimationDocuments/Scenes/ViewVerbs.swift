internal import AnimationEngine

extension DocumentDecoder {
  mutating func layerCommand(at node: Int) -> LayerCommand? { nil }
  mutating func insertion(at node: Int) -> ViewInsertion? { nil }
  mutating func removal(at node: Int) -> ViewRemoval? { nil }
  mutating func matchedGeometry(at node: Int) -> MatchedGeometry? { nil }
  mutating func contentChange(at node: Int) -> ContentChange? { nil }
  mutating func viewSwap(at node: Int) -> ViewSwap? { nil }
  mutating func zoomCommand(at node: Int) -> ZoomCommand? { nil }
  mutating func layoutChange(at node: Int, in box: LayoutBox?) -> LayoutChange? { nil }
  mutating func layoutBox(at node: Int) -> LayoutBox? { nil }
}

extension JSONText {
  mutating func append(_ command: LayerCommand, _ properties: [AnimatedProperty]) {}
  mutating func append(_ insertion: ViewInsertion, _ properties: [AnimatedProperty]) {}
  mutating func append(_ removal: ViewRemoval) {}
  mutating func append(_ match: MatchedGeometry) {}
  mutating func append(_ change: ContentChange, _ properties: [AnimatedProperty]) {}
  mutating func append(_ swap: ViewSwap) {}
  mutating func append(_ command: ZoomCommand) {}
  mutating func append(_ change: LayoutChange, _ properties: [AnimatedProperty]) {}
  mutating func append(_ box: LayoutBox) {}
}
