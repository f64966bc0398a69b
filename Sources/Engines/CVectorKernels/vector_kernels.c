#include "processors.h"
#include "vector_kernels.h"

// Everything that is hot is made of these.

FOR_EACH_PROCESSOR
float vector_dot(const float *left, const float *right, long count) {
#pragma clang fp reassociate(on) contract(fast)
    float sum = 0;
    for (long index = 0; index < count; index++) sum += left[index] * right[index];
    return sum;
}

FOR_EACH_PROCESSOR
double vector_precise_dot(const float *left, const float *right, long count) {
#pragma clang fp reassociate(on) contract(fast)
    double sum = 0;
    for (long index = 0; index < count; index++) sum += (double)left[index] * right[index];
    return sum;
}

FOR_EACH_PROCESSOR
void vector_dots(const float *rows, const float *vector, long rowCount, long width, float *restrict output) {
#pragma clang fp reassociate(on) contract(fast)
    for (long row = 0; row < rowCount; row++, rows += width) {
        float sum = 0;
        for (long index = 0; index < width; index++) sum += rows[index] * vector[index];
        output[row] = sum;
    }
}

FOR_EACH_PROCESSOR
void vector_moments(const float *values, long count, double *restrict sum, double *restrict squares) {
#pragma clang fp reassociate(on) contract(fast)
    double first = 0, second = 0;
    for (long index = 0; index < count; index++) {
        double value = values[index];
        first += value;
        second += value * value;
    }
    *sum = first;
    *squares = second;
}

FOR_EACH_PROCESSOR
void vector_add(float factor, const float *vector, float *restrict output, long count) {
#pragma clang fp contract(fast)
    for (long index = 0; index < count; index++) output[index] += factor * vector[index];
}

static inline __attribute__((always_inline)) void scan(
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

FOR_EACH_PROCESSOR
void vector_scan(
    const int8_t *rows, const int16_t *vector, long rowCount, long width, int32_t *restrict output) {
    // A width that the compiler knows saves a third of the time: its loops need no branches.
    if (width == 128) {
        scan(rows, vector, rowCount, 128, output);
    } else if (width == 64) {
        scan(rows, vector, rowCount, 64, output);
    } else {
        scan(rows, vector, rowCount, width, output);
    }
}

FOR_EACH_PROCESSOR
void vector_unscale(
    const int32_t *products, const float *scales, float factor, float offset, long count, float *restrict output) {
    for (long index = 0; index < count; index++) {
        output[index] = factor * scales[index] * (float)products[index] + offset;
    }
}

FOR_EACH_PROCESSOR
void vector_mix(
    float *restrict values, float factor, const float *addends, float weight, float offset, const uint8_t *mask,
    long count) {
    for (long index = 0; index < count; index++) {
        float mixed = factor * values[index] + weight * addends[index] + offset;
        values[index] = mask[index] ? mixed : values[index];
    }
}

FOR_EACH_PROCESSOR
long vector_not_below(const float *values, float line, long count, int32_t *restrict positions) {
    const long step = 64;
    long found = 0, start = 0;
    // Nearly all are below the line, and a group is seen to be at once.
    for (; start + step <= count; start += step) {
        int isAny = 0;
        for (long index = start; index < start + step; index++) isAny |= values[index] >= line;
        if (!isAny) continue;
        for (long index = start; index < start + step; index++) {
            positions[found] = (int32_t)index;
            found += values[index] >= line;
        }
    }
    for (; start < count; start++) {
        if (values[start] >= line) positions[found++] = (int32_t)start;
    }
    return found;
}
