/* A disk that keeps only what was synced.

   Preloaded into a process, this library lets it write into the folder POWERCUT_DATA as it likes; the page cache keeps
   that. When the process syncs a file, the file's bytes are copied into the folder POWERCUT_DISK, which is all that a
   power cut leaves. Names (rename, unlink, mkdir) are journalled by the file system and pass at once; the length of a
   file, like its bytes, passes when it is synced. sync_file_range promises nothing and does nothing here.

   The cut itself is made from outside: POWERCUT_DISK is renamed, in one instant for all processes. From then on a sync
   fails with EIO, as it would on a disk that is gone. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define BLOCK (256 * 1024)
#define REAL(name) \
    static __typeof__(name) *real; \
    if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

/* Where *path* lies on the disk; 0 if it is none of ours. */
static int on_disk(const char *path, char *found) {
    const char *data = getenv("POWERCUT_DATA"), *disk = getenv("POWERCUT_DISK");
    char whole[PATH_MAX];
    size_t length;
    if (!data || !disk || !path) return 0;
    if (path[0] != '/') {
        char here[PATH_MAX];
        if (!getcwd(here, sizeof here)) return 0;
        if (snprintf(whole, sizeof whole, "%s/%s", here, path) >= (int)sizeof whole) return 0;
        path = whole;
    }
    length = strlen(data);
    if (strncmp(path, data, length) || (path[length] != '/' && path[length])) return 0;
    return snprintf(found, PATH_MAX, "%s%s", disk, path + length) < PATH_MAX;
}

static int path_of(int fd, char *path) {
    char link[64];
    ssize_t length;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return 1;
}

/* Copy over what is there, block by block: a cut in the midst leaves old and new blocks, as on a disk. */
static int copy(int from, int to) {
    off_t at = 0;
    ssize_t got;
    char *block = malloc(BLOCK);
    if (!block) return -1;
    while ((got = pread(from, block, BLOCK, at)) > 0) {
        if (pwrite(to, block, got, at) != got) break;
        at += got;
    }
    free(block);
    return got ? -1 : ftruncate(to, at);
}

/* 0 if the file is on the disk now, or is none of ours (*is_ours tells). */
static int keep(int fd, int *is_ours) {
    char path[PATH_MAX], disk[PATH_MAX];
    struct stat state;
    int from = fd, to, failed;
    *is_ours = path_of(fd, path) && on_disk(path, disk);
    if (!*is_ours) return 0;
    if (fstat(fd, &state) || S_ISDIR(state.st_mode) || !state.st_nlink)
        return access(getenv("POWERCUT_DISK"), F_OK) ? (errno = EIO, -1) : 0;
    to = open(disk, O_RDWR | O_CREAT, 0600);
    if (to < 0) return errno = EIO, -1;
    flock(to, LOCK_EX);
    /* Only for want of a better one another descriptor: closing it drops the locks that SQLite may hold. */
    if ((fcntl(fd, F_GETFL) & O_ACCMODE) == O_WRONLY) from = open(path, O_RDONLY);
    failed = copy(from, to);
    if (from != fd) close(from);
    close(to);
    return failed ? (errno = EIO, -1) : 0;
}

#define SYNC(name) \
    int name(int fd) { \
        int is_ours, result = keep(fd, &is_ours); \
        REAL(name); \
        return is_ours ? result : real(fd); \
    }
SYNC(fsync)
SYNC(fdatasync)

/* A file that was opened for synchronous writing is on the disk after every write. */
static ssize_t written(int fd, ssize_t result) {
    int is_ours;
    if (result > 0 && (fcntl(fd, F_GETFL) & O_DSYNC) && keep(fd, &is_ours)) return -1;
    return result;
}

ssize_t write(int fd, const void *bytes, size_t count) {
    REAL(write);
    return written(fd, real(fd, bytes, count));
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
    REAL(writev);
    return written(fd, real(fd, parts, count));
}
#define PWRITE(name) \
    ssize_t name(int fd, const void *bytes, size_t count, off_t at) { \
        REAL(name); \
        return written(fd, real(fd, bytes, count, at)); \
    }
PWRITE(pwrite)
PWRITE(pwrite64)
#define PWRITEV(name) \
    ssize_t name(int fd, const struct iovec *parts, int count, off_t at) { \
        REAL(name); \
        return written(fd, real(fd, parts, count, at)); \
    }
PWRITEV(pwritev)
PWRITEV(pwritev64)

int unlink(const char *path) {
    char disk[PATH_MAX];
    REAL(unlink);
    int result = real(path);
    if (!result && on_disk(path, disk)) real(disk);
    return result;
}

int rmdir(const char *path) {
    char disk[PATH_MAX];
    REAL(rmdir);
    int result = real(path);
    if (!result && on_disk(path, disk)) real(disk);
    return result;
}

int mkdir(const char *path, mode_t mode) {
    char disk[PATH_MAX];
    REAL(mkdir);
    int result = real(path, mode);
    if (!result && on_disk(path, disk)) real(disk, mode);
    return result;
}

int rename(const char *from, const char *to) {
    char old[PATH_MAX], new[PATH_MAX];
    REAL(rename);
    int result = real(from, to);
    if (!result && on_disk(from, old) && on_disk(to, new)) real(old, new);
    return result;
}
