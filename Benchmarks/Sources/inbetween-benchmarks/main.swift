// Prints one table of figures, best run of several. `--quick` takes shorter runs, to see that all
// works; `--only NAME` runs one section: numbers, encoders, engine, scenes,
// documents, easings or requests. A missed bound ends it with 1, unless it is quick.

import Glibc

let arguments = CommandLine.arguments.dropFirst()
let isQuick = arguments.contains("--quick")
let only = arguments.firstIndex(of: "--only").flatMap { index in
  index + 1 < CommandLine.arguments.count ? CommandLine.arguments[index + 1] : nil
}
let stopwatch = isQuick ? Stopwatch.quick : .thorough
var report = Report()

func wants(_ section: String) -> Bool { only == nil || only == section }

if wants("numbers") { NumberBenchmarks.run(stopwatch, &report) }
if wants("encoders") { try EncoderBenchmarks.run(stopwatch, &report) }
if wants("engine") { try EngineBenchmarks.run(stopwatch, &report) }
if wants("scenes") { try SceneBenchmarks.run(stopwatch, &report) }
if wants("documents") { try DocumentBenchmarks.run(stopwatch, &report) }
if wants("easings") { EasingBenchmarks.run(&report) }
if wants("requests") { try RequestBenchmarks.run(&report, isQuick: isQuick) }
print(report.failures == 0 ? "\nAll bounds hold." : "\nBounds missed: \(report.failures)")
if report.failures > 0, !isQuick { exit(1) }
