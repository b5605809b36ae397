/// What shows of a view that zooms.
enum ZoomMember: String, CaseIterable {
  case frame, radius, progress

  /// The name of the property of a view.
  func name(of view: String) -> String { "\(view).\(rawValue)" }

  /// What its values are.
  var type: PropertyType { self == .frame ? .rect : .number }

  /// The value at a part of the distance back: 0 the view's own, 1 its source's.
  func place(in ends: ZoomCommand.Zoom, _ part: Double) -> Components {
    let (own, source) = self.ends(of: ends)
    return own.advanced(to: source, by: part)
  }

  /// The whole distance back.
  func distance(in ends: ZoomCommand.Zoom) -> Components {
    let (own, source) = self.ends(of: ends)
    return source - own
  }

  private func ends(of zoom: ZoomCommand.Zoom) -> (own: Components, source: Components) {
    switch self {
    case .frame: (zoom.destination.components, zoom.source.components)
    case .radius: ([zoom.destinationRadius], [zoom.sourceRadius])
    case .progress: ([1], [0])
    }
  }
}

extension Scene {
  /// The properties that show zooms, in the order of their views; none is there at first.
  ///
  /// - Complexity: O(events).
  var zoomEffects: [EffectProperty] {
    var known: Set<String> = []
    return events.flatMap { event -> [EffectProperty] in
      guard case .zoom(let command) = event.verb, known.insert(command.view).inserted else {
        return []
      }
      return ZoomMember.allCases.map {
        EffectProperty(name: $0.name(of: command.view), type: $0.type, initial: nil)
      }
    }
  }
}
