import AnimationEngine

/// The properties that decide where a view can be hit: its frame, its transform and what hides it.
struct ViewFrame {
  let view: String
  let form: Form
  /// The index of the transform, which is applied about the centre; nil without one.
  let transform: Int?
  /// The properties that can hide the view or one of its ancestors.
  let covers: [ViewCover]

  enum Form {
    /// A rectangle, by the index of its property.
    case frame(Int)
    /// A centre and a size or bounds, by the indices of their properties.
    case centered(position: Int, size: Int, isBounds: Bool)
  }

  /// The indices of all properties that decide where the view can be hit.
  var properties: [Int] {
    let frame =
      switch form {
      case .frame(let frame): [frame]
      case .centered(let position, let size, _): [position, size]
      }
    return frame + (transform.map { [$0] } ?? []) + covers.map(\.property)
  }
}

/// A property that can prevent a view from being hit.
struct ViewCover {
  let property: Int
  let form: Form

  enum Form {
    /// Below 0.01 neither the view nor its subviews are hit.
    case opacity
    /// While the value is this index, that of `true`, neither the view nor its subviews are hit.
    case isHidden(Double)
  }

  func hides(_ value: Components) -> Bool {
    switch form {
    case .opacity: value[0] < 0.01
    case .isHidden(let index): value[0] == index
    }
  }
}

extension ViewFrame {
  /// Whether a touch at a point hits the view. Its left and upper edges belong to it, its right
  /// and lower edges do not. A view that is not there is never hit.
  func contains(_ point: Point, in spaces: PropertySpaces, _ value: (Int) -> Components) -> Bool {
    if covers.contains(where: { $0.hides(value($0.property)) }) { return false }
    let (origin, size) = place(value)
    guard let point = beforeTransform(point, origin, size, spaces, value) else { return false }
    return holds(point.x, from: origin.x, size.width) && holds(point.y, from: origin.y, size.height)
  }

  private func holds(_ place: Double, from start: Double, _ length: Double) -> Bool {
    length < 0 ? start + length <= place && place < start : start <= place && place < start + length
  }

  /// The point that the view's transform moves to this one; nil if there is none.
  private func beforeTransform(
    _ point: Point, _ origin: Point, _ size: Size, _ spaces: PropertySpaces,
    _ value: (Int) -> Components
  ) -> Point? {
    guard let transform else { return point }
    let middle = Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let matrix = spaces.shownNumbers(of: transform, at: value(transform))
    let moved = Point(x: point.x - middle.x, y: point.y - middle.y)
    return PlaneMap(matrix).source(of: moved).map { Point(x: $0.x + middle.x, y: $0.y + middle.y) }
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
