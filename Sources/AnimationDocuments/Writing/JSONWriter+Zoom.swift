internal import AnimationEngine

extension JSONWriter {
  /// Writes what a zoom is told.
  mutating func append(_ command: ZoomCommand) {
    object { text in
      if command.view != ZoomCommand.defaultView { text.member(.view, command.view) }
      switch command.action {
      case .push(let zoom):
        text.action(.push)
        text.members(of: zoom)
      case .drag(let progress):
        text.action(.drag)
        text.member(.progress, progress)
      case .release(let velocity):
        text.action(.release)
        if velocity != 0 { text.member(.velocity, velocity) }
      case .pop: text.action(.pop)
      }
    }
  }

  private mutating func action(_ action: ZoomAction) { member(.do, action.rawValue) }

  private mutating func members(of zoom: ZoomCommand.Zoom) {
    rectangle(.source, zoom.source)
    rectangle(.destination, zoom.destination)
    guard zoom.sourceRadius != 0 || zoom.destinationRadius != 0 else { return }
    name(Word.radius.text)
    append([zoom.sourceRadius, zoom.destinationRadius])
  }

  private mutating func rectangle(_ word: Word, _ rect: Rect) {
    name(word.text)
    object { text in
      text.member(.x, rect.origin.x)
      text.member(.y, rect.origin.y)
      text.member(.width, rect.size.width)
      text.member(.height, rect.size.height)
    }
  }
}
