#pragma once

#include <stddef.h>

// A file that the program serves to browsers, inside the program.
struct inbetween_file {
  // The path below the root of the service, such as "playground/index.html".
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

// How many files there are.
size_t inbetween_file_count(void);
// The file at an index below the count; files are in order of their paths.
const struct inbetween_file *_Nonnull inbetween_file(size_t index);
