extension Lane {
  /// What one value costs at any time, in units of work: the most over all segments.
  var rowCost: Int { 5 }
}
