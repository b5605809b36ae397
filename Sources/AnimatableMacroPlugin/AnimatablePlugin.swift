import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The plugin that the compiler runs to expand the macros of `AnimatableMacro`.
@main
struct AnimatablePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableExpansion.self, AnimatableIgnoredExpansion.self, EntryExpansion.self,
  ]
}
