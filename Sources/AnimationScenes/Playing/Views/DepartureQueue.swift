import AnimationEngine

/// The views that are leaving, ordered by the time at which they will be gone.
///
/// An entry may be out of date when the view came back or its end has moved: whoever takes it out
/// has to check.
struct DepartureQueue {
  /// The entry of a view: when it will be gone.
  struct Departure {
    var time: Double
    /// The index of the view in ``ViewPresence``.
    var view: Int
  }

  /// A binary min-heap by time.
  private var heap: [Departure] = []

  /// Adds a departure.
  ///
  /// - Complexity: O(log departures).
  mutating func insert(_ departure: Departure) {
    heap.append(departure)
    var index = heap.count - 1
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes and returns the earliest departure at or before `time`, in seconds. Of departures at
  /// the same time, the view with the lowest index comes first.
  ///
  /// - Complexity: O(log departures).
  mutating func next(until time: Double) -> Departure? {
    guard let first = heap.first, first.time <= time else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return first }
    heap[0] = last
    sink()
    return first
  }

  private mutating func sink() {
    var index = 0
    while true {
      let children = [2 * index + 1, 2 * index + 2].filter { $0 < heap.count }
      guard let least = children.min(by: { heap[$0].isBefore(heap[$1]) }),
        heap[least].isBefore(heap[index])
      else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}

extension DepartureQueue.Departure {
  fileprivate func isBefore(_ other: Self) -> Bool { (time, view) < (other.time, other.view) }
}
