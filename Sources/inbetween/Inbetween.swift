import InbetweenTool

/// The program `inbetween`. Its code is in a library, which tests can load.
@main
enum Inbetween {
  static func main() async { await ToolProgram.main() }
}
