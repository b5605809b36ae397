// Object forms for each small number of members; `make` makes the value from those of the members.
// Larger ones are lists of parts (``PartMember``).
//
// One function with a parameter pack could replace them. But the compiler does not specialise packs,
// and with one an event takes three times as long to read.

extension ObjectForm {
  init(
    _ title: String, _ owner: String, _ meaning: String? = nil, rules: [ObjectRule] = [],
    make: @escaping @Sendable () -> Value
  ) {
    self.init(title, owner, meaning, [], rules) { _, _, _ in make() }
  }

  init<A>(
    _ title: String, _ owner: String, _ meaning: String? = nil, _ a: Member<Value, A>,
    rules: [ObjectRule] = [], make: @escaping @Sendable (A) -> Value
  ) {
    self.init(title, owner, meaning, [a.said], rules) { decoder, given, owner in
      let a = a.read(&decoder, given, owner)
      guard let a else { return nil }
      return make(a)
    }
  }

  init<A, B>(
    _ title: String, _ owner: String, _ meaning: String? = nil, _ a: Member<Value, A>,
    _ b: Member<Value, B>, rules: [ObjectRule] = [], make: @escaping @Sendable (A, B) -> Value
  ) {
    self.init(title, owner, meaning, [a.said, b.said], rules) { decoder, given, owner in
      let a = a.read(&decoder, given, owner)
      let b = b.read(&decoder, given, owner)
      guard let a, let b else { return nil }
      return make(a, b)
    }
  }

  init<A, B, C>(
    _ title: String, _ owner: String, _ meaning: String? = nil, _ a: Member<Value, A>,
    _ b: Member<Value, B>, _ c: Member<Value, C>, rules: [ObjectRule] = [],
    make: @escaping @Sendable (A, B, C) -> Value
  ) {
    self.init(title, owner, meaning, [a.said, b.said, c.said], rules) { decoder, given, owner in
      let a = a.read(&decoder, given, owner)
      let b = b.read(&decoder, given, owner)
      let c = c.read(&decoder, given, owner)
      guard let a, let b, let c else { return nil }
      return make(a, b, c)
    }
  }

  init<A, B, C, D>(
    _ title: String, _ owner: String, _ meaning: String? = nil, _ a: Member<Value, A>,
    _ b: Member<Value, B>, _ c: Member<Value, C>, _ d: Member<Value, D>, rules: [ObjectRule] = [],
    make: @escaping @Sendable (A, B, C, D) -> Value
  ) {
    self.init(title, owner, meaning, [a.said, b.said, c.said, d.said], rules) {
      decoder, given, owner in
      let a = a.read(&decoder, given, owner)
      let b = b.read(&decoder, given, owner)
      let c = c.read(&decoder, given, owner)
      let d = d.read(&decoder, given, owner)
      guard let a, let b, let c, let d else { return nil }
      return make(a, b, c, d)
    }
  }

  init<A, B, C, D, E>(
    _ title: String, _ owner: String, _ meaning: String? = nil, _ a: Member<Value, A>,
    _ b: Member<Value, B>, _ c: Member<Value, C>, _ d: Member<Value, D>, _ e: Member<Value, E>,
    rules: [ObjectRule] = [], make: @escaping @Sendable (A, B, C, D, E) -> Value
  ) {
    self.init(title, owner, meaning, [a.said, b.said, c.said, d.said, e.said], rules) {
      decoder, given, owner in
      let a = a.read(&decoder, given, owner)
      let b = b.read(&decoder, given, owner)
      let c = c.read(&decoder, given, owner)
      let d = d.read(&decoder, given, owner)
      let e = e.read(&decoder, given, owner)
      guard let a, let b, let c, let d, let e else { return nil }
      return make(a, b, c, d, e)
    }
  }

  init<A, B, C, D, E, F>(
    _ title: String, _ owner: String, _ meaning: String? = nil, _ a: Member<Value, A>,
    _ b: Member<Value, B>, _ c: Member<Value, C>, _ d: Member<Value, D>, _ e: Member<Value, E>,
    _ f: Member<Value, F>, rules: [ObjectRule] = [],
    make: @escaping @Sendable (A, B, C, D, E, F) -> Value
  ) {
    self.init(title, owner, meaning, [a.said, b.said, c.said, d.said, e.said, f.said], rules) {
      decoder, given, owner in
      let a = a.read(&decoder, given, owner)
      let b = b.read(&decoder, given, owner)
      let c = c.read(&decoder, given, owner)
      let d = d.read(&decoder, given, owner)
      let e = e.read(&decoder, given, owner)
      let f = f.read(&decoder, given, owner)
      guard let a, let b, let c, let d, let e, let f else { return nil }
      return make(a, b, c, d, e, f)
    }
  }
}
