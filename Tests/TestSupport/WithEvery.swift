public import Testing

/// Runs `body` for each of `values`; a failure inside names the value at which it happened.
public func withEvery<Value>(
  _ label: String, in values: some Sequence<Value>,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Value) throws -> Void
) {
  for value in values {
    do {
      try body(value)
    } catch {
      Issue.record("\(label) = \(value): \(error)", sourceLocation: sourceLocation)
    }
  }
}

/// Runs `body` for every pair of a value of `left` and one of `right`.
public func withEvery<Left, Right>(
  _ labels: (String, String), in left: some Sequence<Left>, and right: some Collection<Right>,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Left, Right) throws -> Void
) {
  withEvery(labels.0, in: left, sourceLocation: sourceLocation) { first in
    withEvery("\(labels.0) = \(first), \(labels.1)", in: right, sourceLocation: sourceLocation) {
      try body(first, $0)
    }
  }
}
