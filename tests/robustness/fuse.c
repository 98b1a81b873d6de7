/* Kills the program in the middle of a change of a file: preloaded, it stands between the program and the system.

FUSE_FOLDER is the profile; at the FUSE_LEFT-th stop there the program is killed. Every change has a stop before
and one after it, a write a third one when half of its bytes are written. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static ssize_t (*system_write)(int, const void *, size_t);
static ssize_t (*system_pwrite64)(int, const void *, size_t, off64_t);
static int (*system_rename)(const char *, const char *);
static int (*system_unlink)(const char *);
static int (*system_ftruncate64)(int, off64_t);
static long left = -1;
static const char *folder;

__attribute__((constructor)) static void begin(void) {
    if (left >= 0) return;
    system_write = dlsym(RTLD_NEXT, "write");
    system_pwrite64 = dlsym(RTLD_NEXT, "pwrite64");
    system_rename = dlsym(RTLD_NEXT, "rename");
    system_unlink = dlsym(RTLD_NEXT, "unlink");
    system_ftruncate64 = dlsym(RTLD_NEXT, "ftruncate64");
    const char *told = getenv("FUSE_LEFT");
    folder = getenv("FUSE_FOLDER");
    left = told && folder ? atol(told) : 0;
}

static int is_ours(const char *path) {
    begin();
    return left > 0 && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_ours_by_handle(int handle) {
    char link[64], path[PATH_MAX];
    begin();
    if (left <= 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) return 0;
    path[size] = 0;
    return is_ours(path);
}

static void stop_here(const char *change) {
    if (--left == 0) {
        const char *told = getenv("FUSE_TOLD");
        FILE *file = told ? fopen(told, "w") : NULL;
        if (file) {
            fprintf(file, "%s\n", change);
            fclose(file);
        }
        kill(getpid(), SIGKILL);
        for (;;) pause();
    }
}

ssize_t write(int handle, const void *bytes, size_t count) {
    if (!is_ours_by_handle(handle)) return system_write(handle, bytes, count);
    stop_here("before a write");
    if (left == 1) system_write(handle, bytes, count / 2);
    stop_here("inside a write");
    ssize_t done = system_write(handle, bytes, count);
    stop_here("after a write");
    return done;
}

ssize_t pwrite64(int handle, const void *bytes, size_t count, off64_t at) {
    if (!is_ours_by_handle(handle)) return system_pwrite64(handle, bytes, count, at);
    stop_here("before a write to a place");
    if (left == 1) system_pwrite64(handle, bytes, count / 2, at);
    stop_here("inside a write to a place");
    ssize_t done = system_pwrite64(handle, bytes, count, at);
    stop_here("after a write to a place");
    return done;
}

ssize_t pwrite(int handle, const void *bytes, size_t count, off_t at) { return pwrite64(handle, bytes, count, at); }

int rename(const char *from, const char *to) {
    if (!is_ours(to)) return system_rename(from, to);
    stop_here("before a rename");
    int done = system_rename(from, to);
    stop_here("after a rename");
    return done;
}

int unlink(const char *path) {
    if (!is_ours(path)) return system_unlink(path);
    stop_here("before a removal");
    int done = system_unlink(path);
    stop_here("after a removal");
    return done;
}

int ftruncate64(int handle, off64_t size) {
    if (!is_ours_by_handle(handle)) return system_ftruncate64(handle, size);
    stop_here("before a cut");
    int done = system_ftruncate64(handle, size);
    stop_here("after a cut");
    return done;
}

int ftruncate(int handle, off_t size) { return ftruncate64(handle, size); }
