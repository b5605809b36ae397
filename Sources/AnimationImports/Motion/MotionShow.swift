import AnimationDocuments

/// The values that an element of Motion moves to, and from where.
struct MotionShow {
  let target: JSONText
  /// The values before, in objects of which the first that has one counts.
  let starts: [JSONText]
  let transition: JSONText?
  var view: String?
  /// How long it waits for others, in seconds.
  var delay = 0.0
  /// The members of the transition that other elements follow.
  var followed: Set<String> = []

  init(_ target: JSONText, from starts: [JSONText], _ transition: JSONText?, view: String? = nil) {
    (self.target, self.starts, self.transition, self.view) = (target, starts, transition, view)
  }

  /// What the elements of a script show, with one view for each where there are several.
  ///
  /// - Throws: The refusal of an element that cannot be read, or of too much work.
  /// - Complexity: O(length).
  static func all(_ reading: inout ImportReading) throws(DocumentRefusal) -> [MotionShow] {
    let elements = try ScriptText.elements(&reading).map(MotionElement.init)
    var family = MotionFamily(outside: elements.first { $0.isControlling })
    var standard: JSONText?
    var found: [(name: String, parent: Int, show: MotionShow)] = []
    for element in elements {
      if element.isEnd {
        family.close(element.tag)
      } else if element.tag == "MotionConfig" {
        standard = element["transition"]
      } else {
        let whole = element.inheriting(family.labels)
        try reading.charge(whole.work(of: standard))
        var show = MotionShow(whole, standard, &reading)
        let takes = !element.isControlling && whole.isControlling
        show?.delay = takes ? family.takeChild() : 0
        let parent = family.open(
          element, by: show?.transition.map(Self.chosen), after: show?.delay ?? 0)
        if let show { found.append((element.name, parent, show)) }
      }
    }
    return named(found, in: family)
  }

  private static func named(
    _ found: [(name: String, parent: Int, show: MotionShow)], in family: MotionFamily
  ) -> [MotionShow] {
    var counter = NameCounter()
    return found.map { name, parent, show in
      var show = show
      if found.count > 1 { show.view = counter.next(ForeignName.shortened(name)) }
      show.followed = family.parents[parent].followed
      return show
    }
  }

  /// What an element shows; nil, with a note, for one that says nothing that can be read.
  private init?(
    _ element: MotionElement, _ standard: JSONText?, _ reading: inout ImportReading
  ) {
    Self.noteOthers(element, &reading)
    let known = MotionElement.shown.filter { element[$0] != nil }
    var (found, starts) = (JSONText?.none, [JSONText]())
    for prop in known {
      guard found == nil else {
        reading.ignore(
          "\"\(prop)\" is left out: a document goes to one state.", at: element.place(of: prop))
        continue
      }
      (found, starts) = Self.target(of: prop, element, &reading)
      let before = prop == "animate" ? [] : ["animate"]
      starts += (before + ["initial", "style"]).compactMap { Self.start(of: $0, element) }
    }
    if known.isEmpty, element["variants"] != nil {
      reading.ignore(
        "No \"animate\" says which of the variants shows: they are left out.",
        at: element.place(of: "variants"))
    }
    guard let found else { return nil }
    transition = found["transition"] ?? element["transition"] ?? standard
    (target, self.starts) = (found, starts)
  }

  /// The transition, that behind `?` of a choice; nil, with a note, for one that the script computes.
  func readable(
    _ place: (JSONText) -> SourcePlace, _ reading: inout ImportReading
  ) -> JSONText? {
    guard let transition else { return nil }
    let chosen = Self.chosen(transition)
    if ScriptValue.isComputed(chosen, "transition", place(chosen), &reading) { return nil }
    if transition["then"] != nil {
      let mark = transition["else"] == nil ? "&&" : "?"
      reading.ignore(
        "\"transition\" depends on the script: what stands behind \"\(mark)\" holds.",
        at: place(transition))
    }
    return chosen
  }

  /// Notes what is left out of the transition of an element that shows no values of its own.
  func noteOthers(
    of transition: JSONText?, _ place: (JSONText) -> SourcePlace, _ reading: inout ImportReading
  ) {
    guard let transition else { return }
    var own = MotionTransition(of: "", called: "", in: transition, at: place(transition))
    own.followed = followed
    own.noteOthers(&reading)
  }

  // MARK: States

  /// The values of an attribute, and those before them where it is a choice.
  private static func target(
    of prop: String, _ element: MotionElement, _ reading: inout ImportReading
  ) -> (JSONText?, [JSONText]) {
    guard let json = element[prop] else { return (nil, []) }
    guard let target = state(chosen(json), element) else {
      noteMissing(json, prop, element, &reading)
      return (nil, [])
    }
    if json["then"] != nil { reading.ignoreChoice(json, of: prop, at: element.place(of: prop)) }
    if chosen(json).elements.count(where: { state($0, element) != nil }) > 1 {
      reading.ignore(
        "Of several variants of \"\(prop)\" the first shows.", at: element.place(of: prop))
    }
    return (target, [json["else"].flatMap { state($0, element) }].compactMap { $0 })
  }

  /// The values that hold before, by an attribute other than the target.
  private static func start(of prop: String, _ element: MotionElement) -> JSONText? {
    element[prop].flatMap { state(chosen($0), element) }
  }

  /// The object with the values of a state: its own, or that of the variant that it names.
  private static func state(_ json: JSONText, _ element: MotionElement) -> JSONText? {
    if json.isObject { return json["script"] == nil ? json : nil }
    let labels = json.isArray ? json.elements.compactMap(\.text) : [json.text].compactMap { $0 }
    let variants = labels.lazy.compactMap { element["variants"]?[$0] }
    guard let variant = variants.first else { return nil }
    let object = variant["returns"] ?? variant
    return object.isObject && object["script"] == nil ? object : nil
  }

  private static func chosen(_ json: JSONText) -> JSONText { json["then"] ?? json }

  // MARK: Notes

  private static func noteMissing(
    _ json: JSONText, _ prop: String, _ element: MotionElement, _ reading: inout ImportReading
  ) {
    // Without variants of its own a name is for the elements inside.
    if MotionElement.isLabel(json), element["variants"] == nil { return }
    let place = element.place(of: prop)
    if ScriptValue.isComputed(json, prop, place, &reading) { return }
    reading.ignore(
      "\"\(prop)\" names nothing that is written here: it is left out.", at: place)
  }

  private static func noteOthers(_ element: MotionElement, _ reading: inout ImportReading) {
    for spread in element.spreads {
      _ = ScriptValue.isComputed(spread, "...", .script(spread), &reading)
    }
    for name in ["layout", "layoutId", "drag"] {
      guard element[name] != nil else { continue }
      reading.ignore(
        "\"\(name)\" moves by what happens on the page: it is left out.",
        at: element.place(of: name))
    }
    if element["initial"]?.bool == false {
      reading.ignore(
        "With \"initial\" false nothing moves at first: here the move to \"animate\" shows.",
        at: element.place(of: "initial"))
    }
  }
}

extension MotionElement {
  fileprivate func place(of prop: String) -> SourcePlace { self[prop].map { .script($0) } ?? place }
}

extension ImportReading {
  /// Notes that a value depends on a condition of the script.
  mutating func ignoreChoice(_ json: JSONText, of name: String, at place: SourcePlace) {
    let choice =
      json["else"] == nil
      ? "what stands behind \"&&\" holds"
      : "it goes from what stands behind \":\" to what stands behind \"?\""
    ignore("\"\(name.shortened)\" depends on the script: \(choice).", at: place)
  }
}
