/// A number of seconds.
///
/// It is the name that Foundation has too, for the same type: where both are imported, either
/// means both.
public typealias TimeInterval = Double
