import AnimationEngine

// Finds the properties that say where a view can be hit.

extension PropertySpaces {
  /// The frames of all views that have one, the bottom first: later declared views are in front.
  var viewFrames: [ViewFrame] {
    var views: [String] = []
    var members = NameTable<NameTable<Int>>()
    for (index, property) in properties.enumerated() {
      guard let view = property.view else { continue }
      if members[view] == nil { views.append(view) }
      members[view, default: NameTable()][property.lastName] = index
    }
    return views.compactMap { view in
      members[view].flatMap(form).map { form in
        ViewFrame(
          view: view, form: form,
          transform: members[view]?["transform"].flatMap { only($0, .transform) },
          covers: covers(of: view, members))
      }
    }
  }

  /// The work of finding these frames, in units of work: each view asks for all that its name says it may
  /// lie in.
  var workOfViewFrames: Int {
    properties.reduce(0) { work, property in
      let name = property.name.utf8
      let dots = name.count { $0 == UInt8(ascii: ".") }
      return WorkMeter.sum(work, WorkMeter.sum(100, WorkMeter.product(dots, name.count / 2)))
    }
  }

  private func only(_ property: Int, _ type: PropertyType) -> Int? {
    properties[property].type == type ? property : nil
  }

  private func form(of members: NameTable<Int>) -> ViewFrame.Form? {
    func member(_ name: String, _ type: PropertyType) -> Int? {
      members[name].flatMap { only($0, type) }
    }
    if let frame = member("frame", .rect) { return .frame(frame) }
    guard let position = member("position", .point) ?? member("center", .point) else { return nil }
    if let size = member("size", .size) {
      return .centered(position: position, size: size, isBounds: false)
    }
    return member("bounds", .rect).map { bounds in
      .centered(position: position, size: bounds, isBounds: true)
    }
  }

  /// The properties that can hide a view: its own, and those of the views that it lies in, as
  /// `list.row` lies in `list`.
  private func covers(of view: String, _ members: NameTable<NameTable<Int>>) -> [ViewCover] {
    var all = covers(in: members[view])
    for dot in view.indices where view[dot] == "." {
      all += covers(in: members[String(view[..<dot])])
    }
    return all
  }

  private func covers(in members: NameTable<Int>?) -> [ViewCover] {
    guard let members else { return [] }
    let opacities = ["opacity", "alpha"].compactMap { members[$0].flatMap { only($0, .number) } }
    let hidden = members["isHidden"].flatMap { property in
      properties[property].discreteValues.firstIndex(of: .bool(true)).map { (property, $0) }
    }
    return opacities.map { ViewCover(property: $0, form: .opacity) }
      + (hidden.map { [ViewCover(property: $0.0, form: .isHidden(Double($0.1)))] } ?? [])
  }
}
