import Foundation

/// What the processor can do, as far as the choice of kernels needs it.
package struct ProcessorFeatures: Sendable, Equatable {
    package let hasAVX2: Bool
    package let hasAVX512: Bool

    package init(hasAVX2: Bool, hasAVX512: Bool) {
        self.hasAVX2 = hasAVX2
        self.hasAVX512 = hasAVX512
    }

    /// Reads the flags as Linux lists them in /proc/cpuinfo.
    package init(cpuInformation: String) {
        let line = cpuInformation.split(separator: "\n").first { $0.hasPrefix("flags") } ?? ""
        let flags = Set(line.split(separator: " "))
        hasAVX2 = flags.isSuperset(of: ["avx2", "fma"])
        // What OpenBLAS asks for before it takes its SkylakeX kernels.
        hasAVX512 = hasAVX2 && flags.isSuperset(of: ["avx512f", "avx512bw", "avx512dq", "avx512vl"])
    }

    /// The features of this machine; none where they cannot be read, which leaves the choice to OpenBLAS.
    package static var current: ProcessorFeatures {
        // Elsewhere than on Linux the file is missing, and OpenBLAS recognises those processors itself.
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        return ProcessorFeatures(cpuInformation: text)
    }

    /// The kernels of OpenBLAS for these features; nil leaves the choice to OpenBLAS.
    package var openBLASCoreType: String? {
        if hasAVX512 { return "SKYLAKEX" }
        return hasAVX2 ? "HASWELL" : nil
    }
}
