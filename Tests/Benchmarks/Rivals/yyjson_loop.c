// The rival of the pipeline: the least that a JSON-RPC server in C can do, with yyjson, and no work behind its methods.
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "yyjson.h"

enum { CHUNK = 1 << 20, LONGEST = 1 << 24 };

// What is measured stands near the top, to the good of this program: a name is looked for from there.
static const char *const names[] = {
    "system.ping", "system.info", "rpc.discover", "temperature.convert", "temperature.scales", "temperature.table", "companies.create",
    "companies.get", "companies.list", "companies.update", "companies.delete", "companies.select", "companies.selected",
    "inventory.items.create", "inventory.items.get", "inventory.items.list", "inventory.items.search", "inventory.items.update",
    "inventory.items.delete", "check_email_validity",
};

struct output {
  char *bytes;
  size_t length, size;
};

static void append(struct output *out, const char *bytes, size_t count) {
  if (out->length + count > out->size) {
    out->size = (out->length + count) * 2;
    out->bytes = realloc(out->bytes, out->size);
    if (!out->bytes) exit(2);
  }
  memcpy(out->bytes + out->length, bytes, count);
  out->length += count;
}

static void appendText(struct output *out, const char *text) { append(out, text, strlen(text)); }

static int isKnown(const char *name, size_t length) {
  for (size_t k = 0; k < sizeof names / sizeof *names; k++)
    if (strlen(names[k]) == length && !memcmp(names[k], name, length)) return 1;
  return 0;
}

static void appendID(struct output *out, yyjson_val *id) {
  char digits[24], *at = digits + sizeof digits;
  if (yyjson_is_str(id)) {
    append(out, "\"", 1);
    append(out, yyjson_get_str(id), yyjson_get_len(id));
    append(out, "\"", 1);
    return;
  }
  uint64_t number = yyjson_get_uint(id);
  do *--at = (char)('0' + number % 10);
  while (number /= 10);
  append(out, at, digits + sizeof digits - at);
}

static void answer(struct output *out, const char *line, size_t length) {
  yyjson_doc *doc = yyjson_read(line, length, 0);
  yyjson_val *root = yyjson_doc_get_root(doc);
  yyjson_val *version = yyjson_obj_get(root, "jsonrpc"), *id = yyjson_obj_get(root, "id");
  yyjson_val *method = yyjson_obj_get(root, "method"), *params = yyjson_obj_get(root, "params");
  appendText(out, "{\"jsonrpc\":\"2.0\",\"id\":");
  if (id) appendID(out, id);
  else appendText(out, "null");
  if (!yyjson_equals_str(version, "2.0") || !yyjson_is_str(method) || (params && !yyjson_is_ctn(params)))
    appendText(out, ",\"error\":{\"code\":-32600,\"message\":\"Invalid Request\"}}\n");
  else if (!isKnown(yyjson_get_str(method), yyjson_get_len(method)))
    appendText(out, ",\"error\":{\"code\":-32601,\"message\":\"Method not found\"}}\n");
  else
    appendText(out, ",\"result\":{}}\n");
  yyjson_doc_free(doc);
}

static void sendAll(struct output *out) {
  for (size_t sent = 0; sent < out->length;) {
    ssize_t count = write(1, out->bytes + sent, out->length - sent);
    if (count < 0 && errno != EINTR) exit(2);
    if (count > 0) sent += count;
  }
  out->length = 0;
}

int main(void) {
  char *input = malloc(LONGEST + CHUNK);
  struct output out = {malloc(CHUNK), 0, CHUNK};
  size_t length = 0;
  for (;;) {
    ssize_t count = read(0, input + length, CHUNK);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return count < 0;
    length += count;
    char *line = input, *end = input + length, *newline;
    while ((newline = memchr(line, '\n', end - line))) {
      answer(&out, line, newline - line);
      line = newline + 1;
    }
    sendAll(&out);
    length = end - line;
    memmove(input, line, length);
    if (length > LONGEST) return 1;
  }
}
