import AnimationDocuments
import AnimationEngine
import AnimationFormats
import HTTPNames
import HTTPTypes

extension Routes {
  /// The plot of an export over the original view, with the error between them.
  func picture(
    of view: SampleView, _ exported: PlottedExport, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    let picture = try exportPicture(of: view, exported, &meter)
    let figure = picture.figure
    return Content(
      fields: [.maxError: picture.maximumError.json],
      text: SVGPlot(figure, in: view.frame(of: figure)).text, valueCount: figure.valueCount)
  }

  private func exportPicture(
    of view: SampleView, _ exported: PlottedExport, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> ExportPicture {
    guard let format = ExportFormat.all.first(where: { $0.name == exported.format }) else {
      try ExportMap(exported.map).checkIsEmpty(in: exported.format)
      return try easingPicture(of: view, &meter)
    }
    let (timeline, round) = try self.exported(view, ExportMap(exported.map), &meter)
    let options = try view.exportOptions(view.query.export(exported), &meter)
    do {
      return try format.picture(
        timeline, round: round, named: view.name, options,
        mostValues: Self.mostExportValues, meter: &meter)
    } catch {
      throw DocumentRefusal(error, of: view)
    }
  }

  /// The plot of a CSS easing, the only export that has no keyframes.
  private func easingPicture(
    of view: SampleView, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> ExportPicture {
    let eased = try easing(of: view, &meter)
    let (easing, timeline, column) = (eased.easing, eased.timeline, eased.column)
    try meter.charge(work: easing.workOfPicture(at: timeline.columnCosts()[column]))
    let name = timeline.properties[timeline.columns[column].property].name
    let start = timeline.value(ofColumn: column, at: 0)
    let change = timeline.value(ofColumn: column, at: easing.duration) - start
    return easing.picture(of: view.name ?? "animation", name, within: eased.tolerance) { share in
      (timeline.value(ofColumn: column, at: share * easing.duration) - start) / change
    }
  }
}

extension SampleQuery {
  /// The query of an export, from the parameters of a plot.
  fileprivate func export(_ exported: PlottedExport) -> ExportQuery {
    var query = ExportQuery()
    (query.map, query.springs) = (exported.map, springs)
    if case .tolerance(let tolerance) = spacing { query.tolerance = tolerance }
    return query
  }
}

extension PlotFigure {
  /// The number of values drawn.
  fileprivate var valueCount: Int {
    panels.reduce(0) { count, panel in
      count + (panel.deviation?.lines.reduce(0) { $0 + 2 * $1.values.count } ?? 0)
    }
  }
}
