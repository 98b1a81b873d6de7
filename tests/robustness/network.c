/* No network: preloaded, it refuses every socket but those between programs of one machine, and notes it down in
NETWORK_FILE; for Qt and the worker too. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

int socket(int domain, int type, int protocol) {
    static int (*real)(int, int, int);
    if (!real) real = dlsym(RTLD_NEXT, "socket");
    if (domain == AF_UNIX) return real(domain, type, protocol);
    const char *path = getenv("NETWORK_FILE");
    int file = path ? open(path, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
    if (file >= 0) {
        dprintf(file, "socket of family %d\n", domain);
        close(file);
    }
    errno = EACCES;
    return -1;
}
