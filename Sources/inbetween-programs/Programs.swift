import InbetweenDaemon
import InbetweenTool

/// Both programs in one file, as an image has them: Swift's run time is in it once. The name by which it
/// is called says which one it is.
@main
enum Programs {
  static func main() async {
    let name = CommandLine.arguments.first?.split(separator: "/").last
    if name == "inbetween" { await ToolProgram.main() } else { DaemonProgram.main() }
  }
}
