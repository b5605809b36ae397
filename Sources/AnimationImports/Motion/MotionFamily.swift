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
    let (start, stagger) = Self.delays(transition)
    (parent.delay, parent.stagger) = (delay + start, stagger)
    parents.append(parent)
    if !element.isClosed { open.append((element.tag, parents.count - 1)) }
    return parents.count - 1
  }

  /// Closes the innermost element, if it has this tag.
  mutating func close(_ tag: String) {
    if open.last?.tag == tag { open.removeLast() }
  }

  /// The delay of the first child, and that of each further one after the one before.
  private static func delays(_ transition: JSONText?) -> (Double, Double) {
    if let call = transition?["delayChildren"]?["script"]?.text, call.hasPrefix("stagger(") {
      return (0, Double(call.dropFirst(8).prefix { $0.isNumber || $0 == "." }) ?? 0)
    }
    let names = ["delayChildren", "staggerChildren"]
    let numbers = names.map { transition?[$0]?.number ?? 0 }
    return (numbers[0], numbers[1])
  }
}
