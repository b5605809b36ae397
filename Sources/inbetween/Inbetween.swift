import InbetweenTool

/// The program. All that it does stands in its library, which tests can load.
@main
enum Inbetween {
  static func main() async { await ToolProgram.main() }
}
