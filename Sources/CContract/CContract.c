#include "CContract.h"

// The files are read by the compiler, which makes this anew when they change. #embed is of C23;
// packages cannot ask for that standard without flags that shut them out of other packages.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char yaml[] = {
#embed "../../api/openapi.yaml"
    , 0};

static const char json[] = {
#embed "../../api/openapi.json"
    , 0};

const char *inbetween_openapi_yaml(void) { return yaml; }
const char *inbetween_openapi_json(void) { return json; }
