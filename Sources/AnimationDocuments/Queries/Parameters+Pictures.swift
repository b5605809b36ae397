// What a plot looks like.

extension Parameters {
  static let width = QueryParameter.wholeNumber(
    "width", in: PictureQuery.sizes,
    "The width of a plot, in pixels. Without it 720, and 420 for a unit curve. A plot alone.",
    example: 480)

  static let height = QueryParameter.wholeNumber(
    "height", in: PictureQuery.sizes,
    """
    About how tall a plot is, in pixels; its panels share it, and none gets lower than can be read. \
    Without it as tall as the panels need. A plot alone.
    """, example: 320)

  static let theme = QueryParameter<PictureQuery.Theme>.name(
    "theme",
    "The colours of a plot; `auto`, the default, follows the reader's scheme. A plot alone.",
    choice: "PlotTheme", "The colours of a plot.")

  static let overlay = QueryParameter(
    "overlay", .type("boolean"),
    "Whether all numbers of a plot are drawn in one panel. A plot alone."
  ) {
    $0.text($1, of: "overlay", among: ["true", "false"]).map { $0 == "true" }
  }
}
