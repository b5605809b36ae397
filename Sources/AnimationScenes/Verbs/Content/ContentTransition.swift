// Content transitions under SwiftUI's names.

/// The transition of a content under SwiftUI's name: `.numericText()`, `.symbolEffect(.replace)`.
public typealias ContentTransition = ContentChange.Transition

extension ContentChange.Transition {
  /// An effect by which a symbol is exchanged.
  public enum SymbolEffect: Hashable, Sendable {
    /// The old symbol shrinks away, then the new one grows.
    case replace
  }

  /// The content transition for a symbol effect.
  public static func symbolEffect(_ effect: SymbolEffect) -> Self {
    switch effect {
    case .replace: .replace
    }
  }

  /// The content transition for the default symbol effect, which is `replace`.
  public static var symbolEffect: Self { .replace }
}
