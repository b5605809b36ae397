import AnimationEngine

/// The properties that the frame of a view is made of.
struct ViewFrame {
  let view: String
  let form: Form

  enum Form {
    /// A rectangle.
    case frame(Int)
    /// A centre, and a size or bounds.
    case centered(position: Int, size: Int, isBounds: Bool)
  }
}

extension ViewFrame {
  /// Whether the frame contains a point: its left and upper edges do, its right and lower ones do not.
  /// A view that is not there contains none.
  func contains(_ point: Point, _ value: (Int) -> Components) -> Bool {
    let (origin, size) = place(value)
    return holds(point.x, from: origin.x, size.width)
      && holds(point.y, from: origin.y, size.height)
  }

  private func holds(_ place: Double, from start: Double, _ length: Double) -> Bool {
    length < 0
      ? start + length <= place && place < start : start <= place && place < start + length
  }

  private func place(_ value: (Int) -> Components) -> (origin: Point, size: Size) {
    switch form {
    case .frame(let frame):
      let frame = value(frame)
      return (Point(x: frame[0], y: frame[1]), Size(width: frame[2], height: frame[3]))
    case .centered(let position, let size, let isBounds):
      let (center, extent) = (value(position), value(size))
      let first = isBounds ? 2 : 0
      let size = Size(width: extent[first], height: extent[first + 1])
      return (Point(x: center[0] - size.width / 2, y: center[1] - size.height / 2), size)
    }
  }
}

extension PropertySpaces {
  /// The frames of all views that have one, from the bottom to the top: views whose properties come
  /// later lie on top.
  var viewFrames: [ViewFrame] {
    var views: [Substring] = []
    var members: [Substring: [Substring: Int]] = [:]
    for (index, property) in properties.enumerated() {
      guard let point = property.name.lastIndex(of: ".") else { continue }
      let view = property.name[..<point]
      if members[view] == nil { views.append(view) }
      members[view, default: [:]][property.name[property.name.index(after: point)...]] = index
    }
    return views.compactMap { view in
      members[view].flatMap(form).map { ViewFrame(view: String(view), form: $0) }
    }
  }

  private func form(of members: [Substring: Int]) -> ViewFrame.Form? {
    func member(_ name: Substring, _ type: PropertyType) -> Int? {
      members[name].flatMap { properties[$0].type == type ? $0 : nil }
    }
    if let frame = member("frame", .rect) { return .frame(frame) }
    guard let position = member("position", .point) else { return nil }
    if let size = member("size", .size) {
      return .centered(position: position, size: size, isBounds: false)
    }
    return member("bounds", .rect).map { bounds in
      .centered(position: position, size: bounds, isBounds: true)
    }
  }
}
