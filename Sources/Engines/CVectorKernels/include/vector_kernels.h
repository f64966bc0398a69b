#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The inner product of two vectors.
float vector_dot(const float *left, const float *right, long count);

/// The inner product in doubled precision, of vectors in single precision.
double vector_precise_dot(const float *left, const float *right, long count);

/// The inner products of rows with one vector.
void vector_dots(const float *rows, const float *vector, long rowCount, long width, float *output);

/// The sum of the values and that of their squares.
void vector_moments(const float *values, long count, double *sum, double *squares);

/// Adds a multiple of one vector to another; they must not overlap.
void vector_add(float factor, const float *vector, float *output, long count);

/// The inner products of rows of bytes with one vector; exact while width * 127 * 2047 fits 32 bits.
void vector_scan(const int8_t *rows, const int16_t *vector, long rowCount, long width, int32_t *output);

/// `output = factor * scales * products + offset`, element by element.
void vector_unscale(
    const int32_t *products, const float *scales, float factor, float offset, long count, float *output);

/// `values = factor * values + weight * addends + offset` where the mask is not 0.
void vector_mix(
    float *values, float factor, const float *addends, float weight, float offset, const uint8_t *mask, long count);

/// Lists the positions of the values that are not below the line; how many they are. There is room for all.
long vector_not_below(const float *values, float line, long count, int32_t *positions);

/// Replaces a matrix, given by its lower triangle, row-major in a full square, by its Cholesky factor, whose diagonal
/// is inverted; what is above the diagonal is neither read nor meant. False when it is not positive definite.
///
/// `workspace` holds 16 * size floats.
bool vector_factor(float *matrix, long size, float *workspace);
