extension AnimationRuntime {
  /// Changes the model; `animation` animates every property whose value differs afterwards.
  ///
  ///     runtime.withAnimation(.bouncy) { $0.offset = 150 }
  ///
  /// Every animated property is compared before and after `body`. Where `body` throws, the changes
  /// that it had made by then remain and are animated.
  ///
  /// - Parameters:
  ///   - animation: The animation; with nil the change is displayed at once, unless a modifier of a
  ///     property animates it.
  ///   - body: A closure that changes the model.
  /// - Complexity: O(properties), and the computation of the animations.
  @discardableResult
  public mutating func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try change(by: Transaction(animation: animation), [], body)
  }

  /// Changes the model, animates every property whose value differs afterwards, and calls
  /// `completion` once when the animations are complete.
  ///
  /// `completion` receives this runtime with ``time`` set to the exact time of the completion,
  /// however far the runtime is being advanced; animations that it starts begin at that time. Where
  /// the change animates nothing, it is called before this method returns. Completions at the same
  /// time are called in the order of their changes.
  ///
  /// - Parameters:
  ///   - animation: The animation; with nil the change is displayed at once, unless a modifier of a
  ///     property animates it.
  ///   - completionCriteria: What counts as complete.
  ///   - name: The name of the event that ``advance(to:)`` returns.
  ///   - body: A closure that changes the model.
  ///   - completion: A closure that is called once.
  @discardableResult
  public mutating func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete, named name: String = "",
    _ body: (inout Model) throws(Failure) -> Result,
    completion: @escaping (inout AnimationRuntime) -> Void
  ) throws(Failure) -> Result {
    try change(
      by: Transaction(animation: animation),
      [.init(name: name, criteria: completionCriteria, action: completion)], body)
  }

  /// Changes the model, animates every property whose value differs afterwards, and calls
  /// `completion` once when the animations are complete.
  @discardableResult
  public mutating func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete, named name: String = "",
    _ body: (inout Model) throws(Failure) -> Result, completion: @escaping () -> Void
  ) throws(Failure) -> Result {
    try change(
      by: Transaction(animation: animation),
      [.init(name: name, criteria: completionCriteria, action: { _ in completion() })], body)
  }

  /// Changes the model and animates every property whose value differs afterwards. An event called
  /// `name` reports when the animations are complete; see ``advance(to:)``.
  @discardableResult
  public mutating func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, named name: String,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try change(
      by: Transaction(animation: animation), [.init(name: name, criteria: completionCriteria)],
      body)
  }

  /// Changes the model with a transaction.
  @discardableResult
  public mutating func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction, _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try change(by: transaction, [], body)
  }

  /// Changes the model with a transaction in which one value is set.
  ///
  ///     runtime.withTransaction(\.isTap, true) { $0.scale = 1.5 }
  @discardableResult
  public mutating func withTransaction<Value, Result, Failure: Error>(
    _ property: WritableKeyPath<Transaction, Value>, _ value: Value,
    _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var transaction = Transaction()
    transaction[keyPath: property] = value
    return try change(by: transaction, [], body)
  }

  /// Changes the model at once, without an animation, unless a modifier of a property animates it.
  ///
  /// An animation that is already running continues, shifted by the same amount as the model value.
  @discardableResult
  public mutating func update<Result, Failure: Error>(
    _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try change(by: Transaction(), [], body)
  }

  /// Ends every animation now, so that the model values are displayed. Completions that wait for an
  /// ended animation report that it has not `finished`.
  public mutating func removeAllAnimations() {
    for index in members.indices { removeAnimations(ofMember: index) }
    report(until: time)
  }

  /// Ends the animations of one property now; see ``removeAllAnimations()``.
  public mutating func removeAnimations<Property: Animatable>(
    of property: WritableKeyPath<Model, Property>
  ) {
    for index in members.indices where members[index].track.property == property {
      removeAnimations(ofMember: index)
    }
    report(until: time)
  }

  // MARK: - Implementation of changes

  private mutating func change<Result, Failure: Error>(
    by transaction: Transaction, _ reports: [PendingCompletion<Model>.Report],
    _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = current
    defer {
      commit(from: before, by: transaction, reports)
      report(until: time)
    }
    return try body(&current)
  }

  /// Animates every property whose value differs from the one in `before`.
  private mutating func commit(
    from before: Model, by transaction: Transaction, _ reports: [PendingCompletion<Model>.Report]
  ) {
    let transaction = transaction.asOriginal
    var completions = ChangeCompletions<Model>(of: transaction, reports, at: time)
    var passed: [Int: Transaction] = [:]
    for index in members.indices where members[index].track.differs(before, current) {
      let modified = modified(transaction, for: index, from: before, &passed)
      let isAnimated = lead(index, by: modified)
      completions.take(modified, of: index, isAnimated ? members[index].track : nil)
    }
    pending += completions.all
  }

  /// The transaction as it reaches a property.
  ///
  /// - Parameter passed: The transaction after each modifier, by its number: a modifier of several
  ///   properties is applied once.
  private func modified(
    _ transaction: Transaction, for index: Int, from before: Model,
    _ passed: inout [Int: Transaction]
  ) -> Transaction {
    var transaction = transaction
    for modifier in members[index].modifiers.reversed() {
      if let known = passed[modifier.number] {
        transaction = known
      } else {
        modifier.apply(&transaction, before, current)
        transaction.attribute(to: modifier.number)
        passed[modifier.number] = transaction
      }
    }
    return transaction
  }

  private mutating func lead(_ index: Int, by transaction: Transaction) -> Bool {
    let isAnimated = members[index].track.change(
      to: current, by: transaction, in: environment, at: time)
    let end = members[index].track.end
    for waiting in pending.indices {
      pending[waiting].motionChanged(of: index, until: end, at: time)
    }
    return isAnimated
  }

  private mutating func removeAnimations(ofMember index: Int) {
    guard members[index].track.end > time else { return }
    members[index].track.rest(at: time)
    for waiting in pending.indices { pending[waiting].motionRemoved(of: index, at: time) }
  }
}
