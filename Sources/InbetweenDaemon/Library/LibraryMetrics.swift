import AnimationLibrary
import Metrics

/// The counters of operations on the library, by outcome.
struct LibraryMetrics: Sendable {
  /// The operations of a library.
  enum Operation: String, CaseIterable {
    case put, delete, get, list, revisions, changes
  }

  /// The outcomes of an operation.
  private enum Outcome: String, CaseIterable {
    case ok, full, unavailable, damaged
    case conditionFailed = "condition-failed"
    case unknownEvent = "unknown-event"

    init(_ error: StoreError) {
      self =
        switch error {
        case .conditionFailed: .conditionFailed
        case .full: .full
        case .unavailable: .unavailable
        case .damaged: .damaged
        case .unknownChange: .unknownEvent
        }
    }
  }

  private struct Series: Hashable {
    var operation: Operation
    var outcome: Outcome
  }

  private let counters: [Series: Counter]

  /// Makes all counters at the start, so that a first failure is visible as an increase.
  init(factory: any MetricsFactory) {
    var counters: [Series: Counter] = [:]
    for operation in Operation.allCases {
      for outcome in Outcome.allCases {
        counters[Series(operation: operation, outcome: outcome)] = Counter(
          label: MetricNames.libraryRequests,
          dimensions: [("operation", operation.rawValue), ("outcome", outcome.rawValue)],
          factory: factory)
      }
    }
    self.counters = counters
  }

  /// Runs `body` and counts the operation with its outcome.
  func counted<Result>(
    _ operation: Operation, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do throws(StoreError) {
      let result = try body()
      count(operation, .ok)
      return result
    } catch {
      count(operation, Outcome(error))
      throw error
    }
  }

  private func count(_ operation: Operation, _ outcome: Outcome) {
    counters[Series(operation: operation, outcome: outcome)]?.increment()
  }
}
