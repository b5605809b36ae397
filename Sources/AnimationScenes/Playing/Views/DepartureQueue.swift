import AnimationEngine

/// The views on their way out, by the time at which they will be gone.
///
/// A view may stand in it with times that no longer hold; who takes it out looks.
struct DepartureQueue {
  /// A view that is gone at a time.
  struct Departure {
    var time: Double
    /// The index of the view on the viewPresence.
    var view: Int
  }

  /// A binary heap: no departure is before the one at half its index.
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

  /// Takes the first departure out that is at `time` or before it; of one time the view that came
  /// first.
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
