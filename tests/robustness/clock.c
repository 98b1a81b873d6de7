/* A clock that jumps back: preloaded, it puts the program's time of day off by the seconds in the file CLOCK_FILE. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long put_off(void) {
    char text[32];
    const char *path = getenv("CLOCK_FILE");
    int file = path ? open(path, O_RDONLY) : -1;
    if (file < 0) return 0;
    ssize_t size = read(file, text, sizeof text - 1);
    close(file);
    text[size < 0 ? 0 : size] = 0;
    return atol(text);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int done = real(clock, now);
    if (done == 0 && clock == CLOCK_REALTIME) now->tv_sec += put_off();
    return done;
}

time_t time(time_t *there) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (there) *there = now.tv_sec;
    return now.tv_sec;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec found;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &found);
    now->tv_sec = found.tv_sec;
    now->tv_usec = found.tv_nsec / 1000;
    return 0;
}
