#include "vector_kernels.h"

// C for one reason: a function is compiled for several processors and the loader picks the one that fits, which Swift
// cannot say. Everything else that is hot is made of these three.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

FOR_EACH_PROCESSOR
float vector_dot(const float *left, const float *right, long count) {
#pragma clang fp reassociate(on) contract(fast)
    float sum = 0;
    for (long index = 0; index < count; index++) sum += left[index] * right[index];
    return sum;
}

FOR_EACH_PROCESSOR
void vector_add(float factor, const float *vector, float *restrict output, long count) {
#pragma clang fp contract(fast)
    for (long index = 0; index < count; index++) output[index] += factor * vector[index];
}

FOR_EACH_PROCESSOR
void vector_scan(
    const int8_t *rows, const int16_t *vector, long rowCount, long width, int32_t *restrict output) {
    // The processor's own prefetching ends with each page of 4,096 bytes; asking two pages ahead halves the time of a
    // million rows. An address behind the last row is passed over.
    for (long row = 0; row < rowCount; row++, rows += width) {
        for (long ahead = 0; ahead < width; ahead += 64) __builtin_prefetch(rows + 8192 + ahead);
        int32_t sum = 0;
        for (long index = 0; index < width; index++) sum += (int32_t)rows[index] * vector[index];
        output[row] = sum;
    }
}
