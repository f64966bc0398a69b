#pragma once

// C for one reason: a function is compiled for several processors and the loader picks the one that fits, which Swift
// cannot say.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
