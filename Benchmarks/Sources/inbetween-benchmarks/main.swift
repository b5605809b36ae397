// Prints one table of figures, best run of several. `--quick` takes shorter runs, to see that all
// works; `--only NAME` runs one section: numbers, encoders, engine, scenes,
// documents, easings or requests. `--table FILE` also writes the table between the marks of a Markdown
// file, and `figures.svg` beside it. A missed bound ends it with 1, unless it is quick.

import Glibc

let arguments = CommandLine.arguments.dropFirst()
let isQuick = arguments.contains("--quick")
/// What stands after an option.
func value(of option: String) -> String? {
  let next = arguments.firstIndex(of: option).map { $0 + 1 }
  return next.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
}
let only = value(of: "--only")
let stopwatch = isQuick ? Stopwatch.quick : .thorough
var report = Report()

func wants(_ section: String) -> Bool { only == nil || only == section }

if wants("numbers") { NumberBenchmarks.run(stopwatch, &report) }
if wants("encoders") { try EncoderBenchmarks.run(stopwatch, &report) }
if wants("engine") { try EngineBenchmarks.run(stopwatch, &report) }
if wants("scenes") { try SceneBenchmarks.run(stopwatch, &report) }
if wants("documents") { try DocumentBenchmarks.run(stopwatch, &report) }
if wants("easings") { try EasingBenchmarks.run(stopwatch, &report) }
if wants("requests") { try RequestBenchmarks.run(&report, isQuick: isQuick) }
if let page = value(of: "--table") { try report.write(to: page) }
print(report.failures == 0 ? "\nAll bounds hold." : "\nBounds missed: \(report.failures)")
if report.failures > 0, !isQuick { exit(1) }
