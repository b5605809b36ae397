#include "CPlayground.h"

// Generated from the folders playground/ and docs/ by playground/derive. The files are read by the
// compiler, which makes this anew when they change. #embed is of C23; packages cannot ask for that
// standard without flags that shut them out of other packages.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../../docs/README.md"
};
static const unsigned char file1[] = {
#embed "../../api/README.md"
};
static const unsigned char file2[] = {
#embed "../../docs/coming-from/css.md"
};
static const unsigned char file3[] = {
#embed "../../docs/coming-from/figma.md"
};
static const unsigned char file4[] = {
#embed "../../docs/coming-from/gsap.md"
};
static const unsigned char file5[] = {
#embed "../../docs/coming-from/lottie.md"
};
static const unsigned char file6[] = {
#embed "../../docs/coming-from/motion.md"
};
static const unsigned char file7[] = {
#embed "../../docs/coming-from/swiftui.md"
};
static const unsigned char file8[] = {
#embed "../../docs/coming-from/uikit.md"
};
static const unsigned char file9[] = {
#embed "../../deploy/README.md"
};
static const unsigned char file10[] = {
#embed "../../docs/exporting.md"
};
static const unsigned char file11[] = {
#embed "../../docs/importing.md"
};
static const unsigned char file12[] = {
#embed "../../docs/library.md"
};
static const unsigned char file13[] = {
#embed "../../docs/playground.md"
};
static const unsigned char file14[] = {
#embed "../../docs/recipes/README.md"
};
static const unsigned char file15[] = {
#embed "../../docs/recipes/blinking-cursor.md"
};
static const unsigned char file16[] = {
#embed "../../docs/recipes/blinking-cursor.svg"
};
static const unsigned char file17[] = {
#embed "../../docs/recipes/brand-colours.md"
};
static const unsigned char file18[] = {
#embed "../../docs/recipes/brand-colours.svg"
};
static const unsigned char file19[] = {
#embed "../../docs/recipes/button-press.md"
};
static const unsigned char file20[] = {
#embed "../../docs/recipes/button-press.svg"
};
static const unsigned char file21[] = {
#embed "../../docs/recipes/compositor.md"
};
static const unsigned char file22[] = {
#embed "../../docs/recipes/compositor.svg"
};
static const unsigned char file23[] = {
#embed "../../docs/recipes/counting-number.md"
};
static const unsigned char file24[] = {
#embed "../../docs/recipes/counting-number.svg"
};
static const unsigned char file25[] = {
#embed "../../docs/recipes/css-linear.md"
};
static const unsigned char file26[] = {
#embed "../../docs/recipes/css-linear.svg"
};
static const unsigned char file27[] = {
#embed "../../docs/recipes/drawer.md"
};
static const unsigned char file28[] = {
#embed "../../docs/recipes/drawer.svg"
};
static const unsigned char file29[] = {
#embed "../../docs/recipes/endless-pulse.md"
};
static const unsigned char file30[] = {
#embed "../../docs/recipes/endless-pulse.svg"
};
static const unsigned char file31[] = {
#embed "../../docs/recipes/icon-morph.md"
};
static const unsigned char file32[] = {
#embed "../../docs/recipes/icon-morph.svg"
};
static const unsigned char file33[] = {
#embed "../../docs/recipes/number-board.md"
};
static const unsigned char file34[] = {
#embed "../../docs/recipes/number-board.svg"
};
static const unsigned char file35[] = {
#embed "../../docs/recipes/progress-ring.md"
};
static const unsigned char file36[] = {
#embed "../../docs/recipes/progress-ring.svg"
};
static const unsigned char file37[] = {
#embed "../../docs/recipes/scroll.md"
};
static const unsigned char file38[] = {
#embed "../../docs/recipes/scroll.svg"
};
static const unsigned char file39[] = {
#embed "../../docs/recipes/staggered-rows.md"
};
static const unsigned char file40[] = {
#embed "../../docs/recipes/staggered-rows.svg"
};
static const unsigned char file41[] = {
#embed "../../docs/recipes/toast.md"
};
static const unsigned char file42[] = {
#embed "../../docs/recipes/toast.svg"
};
static const unsigned char file43[] = {
#embed "../../docs/recipes/two-turns.md"
};
static const unsigned char file44[] = {
#embed "../../docs/recipes/two-turns.svg"
};
static const unsigned char file45[] = {
#embed "../../docs/reference.md"
};
static const unsigned char file46[] = {
#embed "../../docs/settings.md"
};
static const unsigned char file47[] = {
#embed "../../playground/address.js"
};
static const unsigned char file48[] = {
#embed "../../playground/animationFields.js"
};
static const unsigned char file49[] = {
#embed "../../playground/animations.js"
};
static const unsigned char file50[] = {
#embed "../../playground/app.js"
};
static const unsigned char file51[] = {
#embed "../../playground/axis.js"
};
static const unsigned char file52[] = {
#embed "../../playground/binding.js"
};
static const unsigned char file53[] = {
#embed "../../playground/canvas.js"
};
static const unsigned char file54[] = {
#embed "../../playground/clipboard.js"
};
static const unsigned char file55[] = {
#embed "../../playground/commands.js"
};
static const unsigned char file56[] = {
#embed "../../playground/compare.js"
};
static const unsigned char file57[] = {
#embed "../../playground/controls.css"
};
static const unsigned char file58[] = {
#embed "../../playground/derived.js"
};
static const unsigned char file59[] = {
#embed "../../playground/detail.js"
};
static const unsigned char file60[] = {
#embed "../../playground/docs.css"
};
static const unsigned char file61[] = {
#embed "../../playground/docs.html"
};
static const unsigned char file62[] = {
#embed "../../playground/docs.js"
};
static const unsigned char file63[] = {
#embed "../../playground/documentFields.js"
};
static const unsigned char file64[] = {
#embed "../../playground/download.js"
};
static const unsigned char file65[] = {
#embed "../../playground/drag.js"
};
static const unsigned char file66[] = {
#embed "../../playground/edits.js"
};
static const unsigned char file67[] = {
#embed "../../playground/element.js"
};
static const unsigned char file68[] = {
#embed "../../playground/eventFields.js"
};
static const unsigned char file69[] = {
#embed "../../playground/events.js"
};
static const unsigned char file70[] = {
#embed "../../playground/exampleDocument.js"
};
static const unsigned char file71[] = {
#embed "../../playground/examples.js"
};
static const unsigned char file72[] = {
#embed "../../playground/fields.js"
};
static const unsigned char file73[] = {
#embed "../../playground/formed.js"
};
static const unsigned char file74[] = {
#embed "../../playground/gestures.js"
};
static const unsigned char file75[] = {
#embed "../../playground/graph.js"
};
static const unsigned char file76[] = {
#embed "../../playground/help.js"
};
static const unsigned char file77[] = {
#embed "../../playground/history.js"
};
static const unsigned char file78[] = {
#embed "../../playground/icon.svg"
};
static const unsigned char file79[] = {
#embed "../../playground/importing.js"
};
static const unsigned char file80[] = {
#embed "../../playground/index.html"
};
static const unsigned char file81[] = {
#embed "../../playground/inspector.js"
};
static const unsigned char file82[] = {
#embed "../../playground/json.js"
};
static const unsigned char file83[] = {
#embed "../../playground/jsonField.js"
};
static const unsigned char file84[] = {
#embed "../../playground/jsonPlace.js"
};
static const unsigned char file85[] = {
#embed "../../playground/keyframeFields.js"
};
static const unsigned char file86[] = {
#embed "../../playground/keyframes.js"
};
static const unsigned char file87[] = {
#embed "../../playground/keys.js"
};
static const unsigned char file88[] = {
#embed "../../playground/lanes.js"
};
static const unsigned char file89[] = {
#embed "../../playground/layout.css"
};
static const unsigned char file90[] = {
#embed "../../playground/library.js"
};
static const unsigned char file91[] = {
#embed "../../playground/link.js"
};
static const unsigned char file92[] = {
#embed "../../playground/markdown.js"
};
static const unsigned char file93[] = {
#embed "../../playground/menu.js"
};
static const unsigned char file94[] = {
#embed "../../playground/panels.css"
};
static const unsigned char file95[] = {
#embed "../../playground/panels.js"
};
static const unsigned char file96[] = {
#embed "../../playground/player.js"
};
static const unsigned char file97[] = {
#embed "../../playground/pointer.js"
};
static const unsigned char file98[] = {
#embed "../../playground/rows.js"
};
static const unsigned char file99[] = {
#embed "../../playground/sampler.js"
};
static const unsigned char file100[] = {
#embed "../../playground/samples.js"
};
static const unsigned char file101[] = {
#embed "../../playground/schema.js"
};
static const unsigned char file102[] = {
#embed "../../playground/schemaFields.js"
};
static const unsigned char file103[] = {
#embed "../../playground/selecting.js"
};
static const unsigned char file104[] = {
#embed "../../playground/server.js"
};
static const unsigned char file105[] = {
#embed "../../playground/shapes.js"
};
static const unsigned char file106[] = {
#embed "../../playground/ship.js"
};
static const unsigned char file107[] = {
#embed "../../playground/springFields.js"
};
static const unsigned char file108[] = {
#embed "../../playground/springs.js"
};
static const unsigned char file109[] = {
#embed "../../playground/stage.css"
};
static const unsigned char file110[] = {
#embed "../../playground/stage.js"
};
static const unsigned char file111[] = {
#embed "../../playground/store.js"
};
static const unsigned char file112[] = {
#embed "../../playground/subjects.js"
};
static const unsigned char file113[] = {
#embed "../../playground/tangents.js"
};
static const unsigned char file114[] = {
#embed "../../playground/theme.css"
};
static const unsigned char file115[] = {
#embed "../../playground/theme.js"
};
static const unsigned char file116[] = {
#embed "../../playground/timeline.css"
};
static const unsigned char file117[] = {
#embed "../../playground/timeline.js"
};
static const unsigned char file118[] = {
#embed "../../playground/top.js"
};
static const unsigned char file119[] = {
#embed "../../playground/tour.js"
};
static const unsigned char file120[] = {
#embed "../../playground/transport.js"
};
static const unsigned char file121[] = {
#embed "../../playground/turn.js"
};
static const unsigned char file122[] = {
#embed "../../playground/valueFields.js"
};
static const unsigned char file123[] = {
#embed "../../playground/values.js"
};

static const struct inbetween_file files[] = {
    {"docs/README.md", file0, sizeof file0},
    {"docs/api/README.md", file1, sizeof file1},
    {"docs/coming-from/css.md", file2, sizeof file2},
    {"docs/coming-from/figma.md", file3, sizeof file3},
    {"docs/coming-from/gsap.md", file4, sizeof file4},
    {"docs/coming-from/lottie.md", file5, sizeof file5},
    {"docs/coming-from/motion.md", file6, sizeof file6},
    {"docs/coming-from/swiftui.md", file7, sizeof file7},
    {"docs/coming-from/uikit.md", file8, sizeof file8},
    {"docs/deploy/README.md", file9, sizeof file9},
    {"docs/exporting.md", file10, sizeof file10},
    {"docs/importing.md", file11, sizeof file11},
    {"docs/library.md", file12, sizeof file12},
    {"docs/playground.md", file13, sizeof file13},
    {"docs/recipes/README.md", file14, sizeof file14},
    {"docs/recipes/blinking-cursor.md", file15, sizeof file15},
    {"docs/recipes/blinking-cursor.svg", file16, sizeof file16},
    {"docs/recipes/brand-colours.md", file17, sizeof file17},
    {"docs/recipes/brand-colours.svg", file18, sizeof file18},
    {"docs/recipes/button-press.md", file19, sizeof file19},
    {"docs/recipes/button-press.svg", file20, sizeof file20},
    {"docs/recipes/compositor.md", file21, sizeof file21},
    {"docs/recipes/compositor.svg", file22, sizeof file22},
    {"docs/recipes/counting-number.md", file23, sizeof file23},
    {"docs/recipes/counting-number.svg", file24, sizeof file24},
    {"docs/recipes/css-linear.md", file25, sizeof file25},
    {"docs/recipes/css-linear.svg", file26, sizeof file26},
    {"docs/recipes/drawer.md", file27, sizeof file27},
    {"docs/recipes/drawer.svg", file28, sizeof file28},
    {"docs/recipes/endless-pulse.md", file29, sizeof file29},
    {"docs/recipes/endless-pulse.svg", file30, sizeof file30},
    {"docs/recipes/icon-morph.md", file31, sizeof file31},
    {"docs/recipes/icon-morph.svg", file32, sizeof file32},
    {"docs/recipes/number-board.md", file33, sizeof file33},
    {"docs/recipes/number-board.svg", file34, sizeof file34},
    {"docs/recipes/progress-ring.md", file35, sizeof file35},
    {"docs/recipes/progress-ring.svg", file36, sizeof file36},
    {"docs/recipes/scroll.md", file37, sizeof file37},
    {"docs/recipes/scroll.svg", file38, sizeof file38},
    {"docs/recipes/staggered-rows.md", file39, sizeof file39},
    {"docs/recipes/staggered-rows.svg", file40, sizeof file40},
    {"docs/recipes/toast.md", file41, sizeof file41},
    {"docs/recipes/toast.svg", file42, sizeof file42},
    {"docs/recipes/two-turns.md", file43, sizeof file43},
    {"docs/recipes/two-turns.svg", file44, sizeof file44},
    {"docs/reference.md", file45, sizeof file45},
    {"docs/settings.md", file46, sizeof file46},
    {"playground/address.js", file47, sizeof file47},
    {"playground/animationFields.js", file48, sizeof file48},
    {"playground/animations.js", file49, sizeof file49},
    {"playground/app.js", file50, sizeof file50},
    {"playground/axis.js", file51, sizeof file51},
    {"playground/binding.js", file52, sizeof file52},
    {"playground/canvas.js", file53, sizeof file53},
    {"playground/clipboard.js", file54, sizeof file54},
    {"playground/commands.js", file55, sizeof file55},
    {"playground/compare.js", file56, sizeof file56},
    {"playground/controls.css", file57, sizeof file57},
    {"playground/derived.js", file58, sizeof file58},
    {"playground/detail.js", file59, sizeof file59},
    {"playground/docs.css", file60, sizeof file60},
    {"playground/docs.html", file61, sizeof file61},
    {"playground/docs.js", file62, sizeof file62},
    {"playground/documentFields.js", file63, sizeof file63},
    {"playground/download.js", file64, sizeof file64},
    {"playground/drag.js", file65, sizeof file65},
    {"playground/edits.js", file66, sizeof file66},
    {"playground/element.js", file67, sizeof file67},
    {"playground/eventFields.js", file68, sizeof file68},
    {"playground/events.js", file69, sizeof file69},
    {"playground/exampleDocument.js", file70, sizeof file70},
    {"playground/examples.js", file71, sizeof file71},
    {"playground/fields.js", file72, sizeof file72},
    {"playground/formed.js", file73, sizeof file73},
    {"playground/gestures.js", file74, sizeof file74},
    {"playground/graph.js", file75, sizeof file75},
    {"playground/help.js", file76, sizeof file76},
    {"playground/history.js", file77, sizeof file77},
    {"playground/icon.svg", file78, sizeof file78},
    {"playground/importing.js", file79, sizeof file79},
    {"playground/index.html", file80, sizeof file80},
    {"playground/inspector.js", file81, sizeof file81},
    {"playground/json.js", file82, sizeof file82},
    {"playground/jsonField.js", file83, sizeof file83},
    {"playground/jsonPlace.js", file84, sizeof file84},
    {"playground/keyframeFields.js", file85, sizeof file85},
    {"playground/keyframes.js", file86, sizeof file86},
    {"playground/keys.js", file87, sizeof file87},
    {"playground/lanes.js", file88, sizeof file88},
    {"playground/layout.css", file89, sizeof file89},
    {"playground/library.js", file90, sizeof file90},
    {"playground/link.js", file91, sizeof file91},
    {"playground/markdown.js", file92, sizeof file92},
    {"playground/menu.js", file93, sizeof file93},
    {"playground/panels.css", file94, sizeof file94},
    {"playground/panels.js", file95, sizeof file95},
    {"playground/player.js", file96, sizeof file96},
    {"playground/pointer.js", file97, sizeof file97},
    {"playground/rows.js", file98, sizeof file98},
    {"playground/sampler.js", file99, sizeof file99},
    {"playground/samples.js", file100, sizeof file100},
    {"playground/schema.js", file101, sizeof file101},
    {"playground/schemaFields.js", file102, sizeof file102},
    {"playground/selecting.js", file103, sizeof file103},
    {"playground/server.js", file104, sizeof file104},
    {"playground/shapes.js", file105, sizeof file105},
    {"playground/ship.js", file106, sizeof file106},
    {"playground/springFields.js", file107, sizeof file107},
    {"playground/springs.js", file108, sizeof file108},
    {"playground/stage.css", file109, sizeof file109},
    {"playground/stage.js", file110, sizeof file110},
    {"playground/store.js", file111, sizeof file111},
    {"playground/subjects.js", file112, sizeof file112},
    {"playground/tangents.js", file113, sizeof file113},
    {"playground/theme.css", file114, sizeof file114},
    {"playground/theme.js", file115, sizeof file115},
    {"playground/timeline.css", file116, sizeof file116},
    {"playground/timeline.js", file117, sizeof file117},
    {"playground/top.js", file118, sizeof file118},
    {"playground/tour.js", file119, sizeof file119},
    {"playground/transport.js", file120, sizeof file120},
    {"playground/turn.js", file121, sizeof file121},
    {"playground/valueFields.js", file122, sizeof file122},
    {"playground/values.js", file123, sizeof file123},
};

size_t inbetween_file_count(void) { return sizeof files / sizeof files[0]; }
const struct inbetween_file *inbetween_file(size_t index) { return &files[index]; }
