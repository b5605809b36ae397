import AnimationDocuments

/// The elements around those of a script, from which they take the names of variants and their delays.
struct MotionFamily {
  /// An element whose variants, or their names, hold for those inside.
  struct Parent {
    var labels: [String: JSONText] = [:]
    /// When the first child begins, and how long after it the next, in seconds.
    var delay = 0.0
    var stagger = 0.0
    var children = 0
    /// Whether a call of `stagger()` says the delays.
    var isStaggered = false
    /// The members of the transition in which delays were read.
    var read: Set<String> = []

    /// The members of the transition that the elements inside follow.
    var followed: Set<String> {
      var names = read
      if children < 2 { names.remove("staggerChildren") }
      if children < 1 || delay <= 0 && !isStaggered { names.remove("delayChildren") }
      return names
    }
  }

  private(set) var parents: [Parent]
  /// The parents of the elements that are open, the innermost last.
  private var open: [(tag: String, parent: Int)] = []

  /// A family in which elements outside of all others take the names that `first` gives, since they
  /// are inside of it once the page is put together.
  init(outside first: MotionElement?) { parents = [Parent(labels: first?.labels ?? [:])] }

  /// The parent of what comes next.
  var current: Int { open.last?.parent ?? 0 }

  /// The names of variants that hold for what comes next.
  var labels: [String: JSONText] { parents[current].labels }

  /// Counts an element that takes its variant from its parent, and returns its delay.
  mutating func takeChild() -> Double {
    let parent = parents[current]
    parents[current].children += 1
    return parent.delay + Double(parent.children) * parent.stagger
  }

  /// Opens an element that begins after a delay, and by the transition of what it shows.
  ///
  /// - Returns: The parent of what stands in it.
  mutating func open(
    _ element: MotionElement, by transition: JSONText?, after delay: Double
  ) -> Int {
    guard element.isControlling || element["variants"] != nil else {
      if !element.isClosed { open.append((element.tag, current)) }
      return current
    }
    var parent = Parent(labels: element.isControlling ? element.labels : labels)
    parent.take(transition, after: delay)
    parents.append(parent)
    if !element.isClosed { open.append((element.tag, parents.count - 1)) }
    return parents.count - 1
  }

  /// Closes the innermost element, if it has this tag.
  mutating func close(_ tag: String) {
    if open.last?.tag == tag { open.removeLast() }
  }
}

extension MotionFamily.Parent {
  /// Takes the delays of the elements inside from a transition that begins after a delay.
  fileprivate mutating func take(_ transition: JSONText?, after delay: Double) {
    func number(_ name: String) -> Double {
      guard let number = transition?[name].flatMap(ScriptValue.number) else { return 0 }
      read.insert(name)
      return number
    }
    self.delay = delay + number("delayChildren")
    stagger = number("staggerChildren")
    guard let call = transition?["delayChildren"]?["script"]?.text, call.hasPrefix("stagger("),
      let step = StyleText.number(String(call.dropFirst(8).dropLast()))
    else { return }
    (stagger, isStaggered) = (step, true)
    read.insert("delayChildren")
  }
}
