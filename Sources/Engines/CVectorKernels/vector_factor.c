#include "processors.h"
#include "vector_kernels.h"
#include <math.h>

// The columns of a block are the lanes of a register, and several rows go through a block at a time, so that no sum
// waits for the one before it.
enum { COLUMNS = 16, ROWS = 8 };
typedef float lanes __attribute__((vector_size(4 * COLUMNS)));

/// What is finished of a block's own rows.
typedef struct {
    /// Column c of the block from the rows below, for each c.
    lanes columns[COLUMNS];
    /// The inverted diagonal.
    float inverses[COLUMNS];
} block_factor;

#define INLINE static inline __attribute__((always_inline))

/// Rows of the block with the left of them, turned: row k of the result has their element k.
INLINE void turn(const float *rows, long width, long size, long count, float *turned) {
    for (long k = 0; k < count; k++) {
        for (long c = 0; c < COLUMNS; c++) turned[k * COLUMNS + c] = c < width ? rows[c * size + k] : 0;
    }
}

/// Takes from each of some rows' part in the block what the columns before the block explain of it.
INLINE void reduce(lanes *rest, const float *rows, long rowCount, long size, long before, const float *turned) {
    for (long k = 0; k < before; k++) {
        lanes other;
        __builtin_memcpy(&other, turned + k * COLUMNS, sizeof other);
        for (long r = 0; r < rowCount; r++) rest[r] -= rows[r * size + k] * other;
    }
}

/// The elements of rows in the block, from the first on.
INLINE void solve(lanes *rest, float *rows, long rowCount, long columnCount, long size, const block_factor *block) {
    for (long c = 0; c < columnCount; c++) {
        for (long r = 0; r < rowCount; r++) {
            const float value = rest[r][c] * block->inverses[c];
            rest[r] -= value * block->columns[c];
            rows[r * size + c] = value;
        }
    }
}

/// Finishes one of the block's own rows; false when its pivot is not positive.
INLINE bool finish(lanes *rest, float *row, long place, block_factor *block) {
    solve(rest, row, 1, place, 0, block);
    float pivot = (*rest)[place];
    for (long c = 0; c < place; c++) {
        pivot -= row[c] * row[c];
        block->columns[c][place] = row[c];
    }
    if (!(pivot > 0) || !(pivot < INFINITY)) return false;
    row[place] = block->inverses[place] = 1 / sqrtf(pivot);
    return true;
}

FOR_EACH_PROCESSOR
bool vector_factor(float *matrix, long size, float *workspace) {
#pragma clang fp contract(fast)
    for (long start = 0; start < size; start += COLUMNS) {
        const long width = size - start < COLUMNS ? size - start : COLUMNS;
        block_factor block = {0};
        turn(matrix + start * size, width, size, start, workspace);
        for (long row = start; row < size; row += ROWS) {
            const long count = size - row < ROWS ? size - row : ROWS;
            float *rows = matrix + row * size;
            lanes rest[ROWS] = {0};
            for (long r = 0; r < count; r++) {
                const long known = row + r - start + 1 < width ? row + r - start + 1 : width;
                __builtin_memcpy(&rest[r], rows + r * size + start, (unsigned long)known * sizeof(float));
            }
            // A number that the compiler knows keeps all of them in registers.
            if (count == ROWS) {
                reduce(rest, rows, ROWS, size, start, workspace);
            } else {
                reduce(rest, rows, count, size, start, workspace);
            }
            if (row >= start + width) {
                solve(rest, rows + start, count, COLUMNS, size, &block);
                continue;
            }
            for (long r = 0; r < count; r++) {
                if (!finish(&rest[r], rows + r * size + start, row + r - start, &block)) return false;
            }
        }
    }
    return true;
}
