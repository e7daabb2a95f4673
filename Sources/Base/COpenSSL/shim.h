#ifndef MAINSPRING_COPENSSL_SHIM_H
#define MAINSPRING_COPENSSL_SHIM_H

// The headers of libcrypto that are used. The module map names no library to link, because debug and release builds
// link different libraries. The package manifest names them.

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

/// Prepares libcrypto before its first use. No configuration file is read, so that nothing outside of the program can
/// change its results. Nothing is freed when the process exits, because a thread may still be computing then.
static inline int mainspring_crypto_prepare(void) {
  return OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_ATEXIT, (void *)0);
}

#endif
