extension AnimationRuntime {
  /// Changes the model; `animation` animates what differs afterwards.
  ///
  ///     runtime.withAnimation(.bouncy) { $0.offset = 150 }
  ///
  /// Every animated property is compared before and after `body`. Where `body` throws, what it had
  /// changed until then is changed.
  ///
  /// - Parameters:
  ///   - animation: nil for a change that shows at once, but where a modifier of a property decides
  ///     otherwise.
  ///   - body: What changes the model.
  /// - Complexity: O(properties), and what the animations take to be computed.
  @discardableResult
  public mutating func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try change(by: Transaction(animation: animation), [], body)
  }

  /// Changes the model; `animation` animates what differs afterwards, and `completion` is called once
  /// when it is complete.
  ///
  /// `completion` gets this runtime at the exact time of the completion, however far it is being
  /// advanced; what it starts, starts at that time. Where the change animates nothing, it is called
  /// before this method returns. Completions of one time are called in the order of their changes.
  ///
  /// - Parameters:
  ///   - animation: nil for a change that shows at once, but where a modifier of a property decides
  ///     otherwise.
  ///   - completionCriteria: What counts as complete.
  ///   - name: What the event of ``advance(to:)`` is called.
  ///   - body: What changes the model.
  ///   - completion: What is called, once.
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

  /// Changes the model; `animation` animates what differs afterwards, and `completion` is called once
  /// when it is complete.
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

  /// Changes the model; `animation` animates what differs afterwards, and an event called `name`
  /// reports when it is complete; see ``advance(to:)``.
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

  /// Changes the model by a transaction.
  @discardableResult
  public mutating func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction, _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try change(by: transaction, [], body)
  }

  /// Changes the model by a transaction of which one value is set.
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

  /// Changes the model without an animation: what differs shows at once, but where a modifier of a
  /// property animates it.
  ///
  /// An animation that runs goes on and is moved with its model.
  @discardableResult
  public mutating func update<Result, Failure: Error>(
    _ body: (inout Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try change(by: Transaction(), [], body)
  }

  /// Ends every animation now: the model shows, and completions that were waiting for one report
  /// that it has not `finished`.
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
}

// MARK: - How a change is made

extension AnimationRuntime {
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

  /// Animates every property that differs from `before` to its new value.
  private mutating func commit(
    from before: Model, by transaction: Transaction, _ reports: [PendingCompletion<Model>.Report]
  ) {
    let shared = transaction.completions.map { PendingCompletion<Model>.Report($0) }
    var completions = (shared + reports).map { PendingCompletion($0, at: time) }
    for index in members.indices where members[index].track.differs(before, current) {
      let modified = modified(transaction, for: index, from: before)
      let isAnimated = lead(index, by: modified)
      add(modified.completions.dropFirst(shared.count), for: isAnimated ? index : nil)
      // A modifier that replaced the transaction took its property out of what others wait for.
      guard isAnimated, modified.completions.count >= shared.count else { continue }
      for waiting in completions.indices {
        completions[waiting].wait(for: index, members[index].track)
      }
    }
    pending += completions
  }

  /// Lets completions that a modifier added wait for its property, or for nothing.
  private mutating func add(_ completions: ArraySlice<Transaction.Completion>, for index: Int?) {
    for added in completions {
      var completion = PendingCompletion<Model>(PendingCompletion.Report(added), at: time)
      if let index { completion.wait(for: index, members[index].track) }
      pending.append(completion)
    }
  }

  private func modified(
    _ transaction: Transaction, for index: Int, from before: Model
  ) -> Transaction {
    var transaction = transaction
    for modifier in members[index].modifiers.reversed() {
      modifier.apply(&transaction, before, current)
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

extension PendingCompletion.Report {
  /// What a transaction was told.
  fileprivate init(_ completion: Transaction.Completion) {
    self.init(name: completion.name, criteria: completion.criteria)
    if let call = completion.action { action = { _ in call() } }
  }
}
