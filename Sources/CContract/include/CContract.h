#pragma once

// The description of the interface, as api/ has it, inside the program: text in UTF-8.
const char *_Nonnull inbetween_openapi_yaml(void);
const char *_Nonnull inbetween_openapi_json(void);
