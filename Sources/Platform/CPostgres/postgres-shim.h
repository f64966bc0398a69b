#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
/* Debian's folder. */
#include <postgresql/libpq-fe.h>
#endif
