#pragma once
#include <stdint.h>

/// The inner product of two vectors.
float vector_dot(const float *left, const float *right, long count);

/// Adds a multiple of one vector to another; they must not overlap.
void vector_add(float factor, const float *vector, float *output, long count);

/// The inner products of rows of bytes with one vector; exact while width * 127 * 2047 fits 32 bits.
void vector_scan(const int8_t *rows, const int16_t *vector, long rowCount, long width, int32_t *output);
