/// A number of seconds.
///
/// Foundation has the same name for the same type, so files that import both can use it without
/// ambiguity.
public typealias TimeInterval = Double
