// A clock that is moved by CLOCK_AHEAD_SECONDS seconds, for bin/at-moment: loaded before a program's own libraries.
//
// Only what asks for the day is answered otherwise. Debian's faketime (0.9.10) also moves the deadlines of timerfd_settime,
// whatever their clock, so that no Task.sleep of Swift ever ends.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

static time_t ahead;

// The compiler's cache of modules is kept by the times of files: whoever comes with another clock finds none of it valid.
static int builds(void) {
    const char *name = program_invocation_short_name;
    return strncmp(name, "swift", 5) == 0 || strncmp(name, "clang", 5) == 0;
}

__attribute__((constructor)) static void read_setting(void) {
    const char *text = builds() ? NULL : getenv("CLOCK_AHEAD_SECONDS");
    ahead = text ? atol(text) : 0;
}

#define ORIGINAL(name) __typeof__(&name) original = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static int shows_day(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

int clock_gettime(clockid_t clock, struct timespec *now) {
    ORIGINAL(clock_gettime);
    int result = original(clock, now);
    if (result == 0 && shows_day(clock)) now->tv_sec += ahead;
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    ORIGINAL(gettimeofday);
    int result = original(now, zone);
    if (result == 0) now->tv_sec += ahead;
    return result;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

// The kernel waits by its own clock. A deadline of a clock that only measures lies long before this year.
static struct timespec kernels(const struct timespec *deadline) {
    struct timespec own = *deadline;
    if (own.tv_sec > 1000000000) own.tv_sec -= ahead;
    return own;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *deadline) {
    ORIGINAL(pthread_cond_timedwait);
    struct timespec own = kernels(deadline);
    return original(condition, mutex, &own);
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *deadline) {
    ORIGINAL(pthread_mutex_timedlock);
    struct timespec own = kernels(deadline);
    return original(mutex, &own);
}

int sem_timedwait(sem_t *semaphore, const struct timespec *deadline) {
    ORIGINAL(sem_timedwait);
    struct timespec own = kernels(deadline);
    return original(semaphore, &own);
}
