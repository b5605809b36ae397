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
#embed "../../docs/recipes/README.md"
};
static const unsigned char file13[] = {
#embed "../../docs/recipes/blinking-cursor.md"
};
static const unsigned char file14[] = {
#embed "../../docs/recipes/blinking-cursor.svg"
};
static const unsigned char file15[] = {
#embed "../../docs/recipes/brand-colours.md"
};
static const unsigned char file16[] = {
#embed "../../docs/recipes/brand-colours.svg"
};
static const unsigned char file17[] = {
#embed "../../docs/recipes/button-press.md"
};
static const unsigned char file18[] = {
#embed "../../docs/recipes/button-press.svg"
};
static const unsigned char file19[] = {
#embed "../../docs/recipes/compositor.md"
};
static const unsigned char file20[] = {
#embed "../../docs/recipes/compositor.svg"
};
static const unsigned char file21[] = {
#embed "../../docs/recipes/counting-number.md"
};
static const unsigned char file22[] = {
#embed "../../docs/recipes/counting-number.svg"
};
static const unsigned char file23[] = {
#embed "../../docs/recipes/css-linear.md"
};
static const unsigned char file24[] = {
#embed "../../docs/recipes/css-linear.svg"
};
static const unsigned char file25[] = {
#embed "../../docs/recipes/drawer.md"
};
static const unsigned char file26[] = {
#embed "../../docs/recipes/drawer.svg"
};
static const unsigned char file27[] = {
#embed "../../docs/recipes/endless-pulse.md"
};
static const unsigned char file28[] = {
#embed "../../docs/recipes/endless-pulse.svg"
};
static const unsigned char file29[] = {
#embed "../../docs/recipes/icon-morph.md"
};
static const unsigned char file30[] = {
#embed "../../docs/recipes/icon-morph.svg"
};
static const unsigned char file31[] = {
#embed "../../docs/recipes/number-board.md"
};
static const unsigned char file32[] = {
#embed "../../docs/recipes/number-board.svg"
};
static const unsigned char file33[] = {
#embed "../../docs/recipes/progress-ring.md"
};
static const unsigned char file34[] = {
#embed "../../docs/recipes/progress-ring.svg"
};
static const unsigned char file35[] = {
#embed "../../docs/recipes/scroll.md"
};
static const unsigned char file36[] = {
#embed "../../docs/recipes/scroll.svg"
};
static const unsigned char file37[] = {
#embed "../../docs/recipes/staggered-rows.md"
};
static const unsigned char file38[] = {
#embed "../../docs/recipes/staggered-rows.svg"
};
static const unsigned char file39[] = {
#embed "../../docs/recipes/toast.md"
};
static const unsigned char file40[] = {
#embed "../../docs/recipes/toast.svg"
};
static const unsigned char file41[] = {
#embed "../../docs/recipes/two-turns.md"
};
static const unsigned char file42[] = {
#embed "../../docs/recipes/two-turns.svg"
};
static const unsigned char file43[] = {
#embed "../../docs/reference.md"
};
static const unsigned char file44[] = {
#embed "../../playground/docs.html"
};
static const unsigned char file45[] = {
#embed "../../playground/index.html"
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
    {"docs/recipes/README.md", file12, sizeof file12},
    {"docs/recipes/blinking-cursor.md", file13, sizeof file13},
    {"docs/recipes/blinking-cursor.svg", file14, sizeof file14},
    {"docs/recipes/brand-colours.md", file15, sizeof file15},
    {"docs/recipes/brand-colours.svg", file16, sizeof file16},
    {"docs/recipes/button-press.md", file17, sizeof file17},
    {"docs/recipes/button-press.svg", file18, sizeof file18},
    {"docs/recipes/compositor.md", file19, sizeof file19},
    {"docs/recipes/compositor.svg", file20, sizeof file20},
    {"docs/recipes/counting-number.md", file21, sizeof file21},
    {"docs/recipes/counting-number.svg", file22, sizeof file22},
    {"docs/recipes/css-linear.md", file23, sizeof file23},
    {"docs/recipes/css-linear.svg", file24, sizeof file24},
    {"docs/recipes/drawer.md", file25, sizeof file25},
    {"docs/recipes/drawer.svg", file26, sizeof file26},
    {"docs/recipes/endless-pulse.md", file27, sizeof file27},
    {"docs/recipes/endless-pulse.svg", file28, sizeof file28},
    {"docs/recipes/icon-morph.md", file29, sizeof file29},
    {"docs/recipes/icon-morph.svg", file30, sizeof file30},
    {"docs/recipes/number-board.md", file31, sizeof file31},
    {"docs/recipes/number-board.svg", file32, sizeof file32},
    {"docs/recipes/progress-ring.md", file33, sizeof file33},
    {"docs/recipes/progress-ring.svg", file34, sizeof file34},
    {"docs/recipes/scroll.md", file35, sizeof file35},
    {"docs/recipes/scroll.svg", file36, sizeof file36},
    {"docs/recipes/staggered-rows.md", file37, sizeof file37},
    {"docs/recipes/staggered-rows.svg", file38, sizeof file38},
    {"docs/recipes/toast.md", file39, sizeof file39},
    {"docs/recipes/toast.svg", file40, sizeof file40},
    {"docs/recipes/two-turns.md", file41, sizeof file41},
    {"docs/recipes/two-turns.svg", file42, sizeof file42},
    {"docs/reference.md", file43, sizeof file43},
    {"playground/docs.html", file44, sizeof file44},
    {"playground/index.html", file45, sizeof file45},
};

size_t inbetween_file_count(void) { return sizeof files / sizeof files[0]; }
const struct inbetween_file *inbetween_file(size_t index) { return &files[index]; }
