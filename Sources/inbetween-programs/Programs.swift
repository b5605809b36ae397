import InbetweenDaemon
import InbetweenTool

/// Both programs in one executable, as container images have them, so that Swift's runtime is in
/// it once. The name by which it is called selects the program.
@main
enum Programs {
  static func main() async {
    let name = CommandLine.arguments.first?.split(separator: "/").last
    if name == "inbetween" { await ToolProgram.main() } else { DaemonProgram.main() }
  }
}
