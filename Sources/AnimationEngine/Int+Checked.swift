// Conversions of floating-point numbers to integers, and sums and products of counts.
//
// The standard library's conversions trap on NaN, infinities and numbers out of range, and its
// operators trap on overflow. Input can reach most of them, so none may be used: a conversion here
// defines a result for such numbers, and a count that overflows stays at the maximum.
//
// The compiler enforces this. The initializers marked as deprecated hide those of the standard
// library in all targets that import this one, and warnings are errors.

extension Int {
  /// The integer part of a number: NaN gives 0, and a number out of range gives the nearer bound.
  ///
  ///     Int(saturating: -2.5)        // -2
  ///     Int(saturating: .infinity)   // Int.max
  package init(saturating number: Double) {
    let nearest = number < 0 ? Int.min : number > 0 ? Int.max : 0
    self = Int(exactly: number.rounded(.towardZero)) ?? nearest
  }

  /// The sum, clamped to the range of `Int`.
  package func addingSaturating(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other < 0 ? .min : .max) : sum
  }

  /// The product, clamped to the range of `Int`.
  package func multipliedSaturating(by other: Int) -> Int {
    let (product, isBeyond) = multipliedReportingOverflow(by: other)
    return isBeyond ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}

extension UInt8 {
  /// The integer part of a number, clamped to 0...255; NaN gives 0.
  package init(saturating number: Double) {
    self.init(truncatingIfNeeded: Int(saturating: Double.minimum(Double.maximum(number, 0), 255)))
  }
}

// MARK: - The initializers that trap

extension Int {
  @available(*, deprecated, message: "This traps; write Int(saturating:) or Int(exactly:).")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension Int64 {
  @available(*, deprecated, message: "This traps; write Int(saturating:) or Int(exactly:).")
  package init(_ number: Double) { self.init(Int(saturating: number)) }
}

extension Int32 {
  @available(*, deprecated, message: "This traps; write Int(saturating:) or Int(exactly:).")
  package init(_ number: Double) { self.init(clamping: Int(saturating: number)) }
}

extension Int16 {
  @available(*, deprecated, message: "This traps; write Int(saturating:) or Int(exactly:).")
  package init(_ number: Double) { self.init(clamping: Int(saturating: number)) }
}

extension Int8 {
  @available(*, deprecated, message: "This traps; write Int(saturating:) or Int(exactly:).")
  package init(_ number: Double) { self.init(clamping: Int(saturating: number)) }
}

extension UInt {
  @available(*, deprecated, message: "This traps; write Int(saturating:) or Int(exactly:).")
  package init(_ number: Double) { self.init(clamping: Int(saturating: number)) }
}

extension UInt64 {
  @available(*, deprecated, message: "This traps; write Int(saturating:) or Int(exactly:).")
  package init(_ number: Double) { self.init(clamping: Int(saturating: number)) }
}

extension UInt32 {
  @available(*, deprecated, message: "This traps; write Int(saturating:) or Int(exactly:).")
  package init(_ number: Double) { self.init(clamping: Int(saturating: number)) }
}

extension UInt16 {
  @available(*, deprecated, message: "This traps; write Int(saturating:) or Int(exactly:).")
  package init(_ number: Double) { self.init(clamping: Int(saturating: number)) }
}

extension UInt8 {
  @available(*, deprecated, message: "This traps; write UInt8(saturating:).")
  package init(_ number: Double) { self.init(saturating: number) }
}
