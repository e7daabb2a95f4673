#ifndef MAINSPRING_COPENSSL_SHIM_H
#define MAINSPRING_COPENSSL_SHIM_H

// The parts of libcrypto that are used. The module map names no library to link: the manifest says which one, as that differs between
// debug and release builds.

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

/// Prepares libcrypto before its first use. No configuration file is read, as nothing outside of the program may change its results.
/// Nothing is freed at the exit of the process, as a thread may be computing then.
static inline int mainspring_crypto_prepare(void) {
  return OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_ATEXIT, (void *)0);
}

#endif
