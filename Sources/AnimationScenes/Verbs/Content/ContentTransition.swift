// How SwiftUI says it.

/// How a change of content shows, by SwiftUI's name: `.numericText()`, `.symbolEffect(.replace)`.
public typealias ContentTransition = ContentChange.Transition

extension ContentChange.Transition {
  /// An effect that a symbol changes by.
  public enum SymbolEffect: Hashable, Sendable {
    /// The old symbol shrinks away, then the new one grows.
    case replace
  }

  /// The transition of a symbol by an effect.
  public static func symbolEffect(_ effect: SymbolEffect) -> Self {
    switch effect {
    case .replace: .replace
    }
  }

  /// The transition of a symbol by the standard effect, which is to replace it.
  public static var symbolEffect: Self { .replace }
}
