/// The spring presets by name.
package enum SpringPreset: String, CaseIterable, Sendable {
  case smooth, snappy, bouncy

  /// The bounce of the preset, to which an extra bounce is added.
  package var bounce: Double {
    switch self {
    case .smooth: 0
    case .snappy: 0.15
    case .bouncy: 0.3
    }
  }
}
