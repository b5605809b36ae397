import AnimatableMacroExpansion
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The plugin that the compiler runs to expand the macros of `AnimatableMacro`.
@main
struct AnimatablePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    Animatable.self, AnimatableIgnored.self, Entry.self,
  ]
}

// The compiler finds a macro by the name of a type of this module.

struct Animatable: AnimatableExpansion {}
struct AnimatableIgnored: AnimatableIgnoredExpansion {}
struct Entry: EntryExpansion {}
