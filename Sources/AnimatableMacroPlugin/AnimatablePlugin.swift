import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler starts to expand the macros of `AnimatableMacro`.
@main
struct AnimatablePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableExpansion.self, AnimatableIgnoredExpansion.self, EntryExpansion.self,
  ]
}
