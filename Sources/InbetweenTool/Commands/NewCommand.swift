import ArgumentParser
import Foundation

/// The subcommand `inbetween new`, which prints an example document.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a first document of a kind.",
    discussion: "Example: inbetween new keyframes > bounce.json")

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case animation, keyframes, phases, scene
  }

  @Argument(help: ArgumentHelp("animation, keyframes, phases or scene.", valueName: "kind"))
  var kind: Kind

  func run() throws { try Standard.write(kind.document + "\n") }
}

extension NewCommand.Kind {
  /// An example document of this kind.
  fileprivate var document: String {
    switch self {
    case .animation:
      """
      {
        "kind": "animation",
        "name": "slide",
        "from": { "x": 0, "opacity": 0 },
        "to": { "x": 100, "opacity": 1 },
        "animation": "bouncy"
      }
      """
    case .keyframes:
      """
      {
        "kind": "keyframes",
        "name": "jump",
        "initial": { "y": 0, "scale": 1 },
        "tracks": [
          { "property": "y", "keyframes": [
            { "type": "cubic", "to": -40, "duration": 0.25 },
            { "type": "spring", "to": 0, "spring": "bouncy" } ] },
          { "property": "scale", "keyframes": [
            { "type": "linear", "to": 1.1, "duration": 0.15 },
            { "type": "cubic", "to": 1, "duration": 0.35 } ] }
        ]
      }
      """
    case .phases:
      """
      {
        "kind": "phases",
        "name": "pulse",
        "phases": [
          { "name": "rest", "values": { "scale": 1 }, "animation": "easeInOut" },
          { "name": "grow", "values": { "scale": 1.2 }, "animation": { "type": "spring", "duration": 0.4, "bounce": 0.3 } }
        ],
        "cycles": 2
      }
      """
    case .scene:
      """
      {
        "kind": "scene",
        "name": "interrupted",
        "initial": { "x": 0 },
        "events": [
          { "at": 0, "set": { "x": 150 }, "animation": "spring", "completion": { "name": "out" } },
          { "at": 0.2, "set": { "x": 0 }, "animation": "spring", "completion": { "name": "back" } }
        ]
      }
      """
    }
  }
}
