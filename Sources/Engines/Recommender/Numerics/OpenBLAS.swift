import Foundation

/// The functions of OpenBLAS that training uses, found when the program runs.
///
/// The library is opened instead of linked for one reason: it picks its kernels for the processor while it loads, and
/// a version older than the processor falls back to those of 2004 (0.3.21 on a current Xeon: 6–7 times slower).
/// `OPENBLAS_CORETYPE` prevents that when it is set before loading, which a linked program cannot do for itself.
/// Opening it also lets a machine without OpenBLAS run the same program on the Swift loops.
package struct OpenBLAS: @unchecked Sendable {
    // The values below are addresses of code that stays loaded for the life of the process.
    typealias MatrixProduct =
        @convention(c) (
            CInt, CInt, CInt, CInt, CInt, CInt, Float, UnsafePointer<Float>, CInt, UnsafePointer<Float>, CInt, Float,
            UnsafeMutablePointer<Float>, CInt
        ) -> Void
    typealias MatrixVectorProduct =
        @convention(c) (
            CInt, CInt, CInt, CInt, Float, UnsafePointer<Float>, CInt, UnsafePointer<Float>, CInt, Float,
            UnsafeMutablePointer<Float>, CInt
        ) -> Void
    typealias PackedFactorization =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CInt>, UnsafeMutablePointer<Float>,
            UnsafeMutablePointer<CInt>, Int, Int
        ) -> Void
    typealias ThreadSetter = @convention(c) (CInt) -> Void
    typealias CoreName = @convention(c) () -> UnsafePointer<CChar>?

    /// The processor family whose kernels run, such as "SkylakeX", "Haswell" or, when the guard failed, "Prescott".
    package let coreName: String

    let multiply: MatrixProduct
    let multiplyVector: MatrixVectorProduct
    let factorPacked: PackedFactorization
    let invertPacked: PackedFactorization
    let setThreadCount: ThreadSetter

    /// Opens the system's OpenBLAS with the kernels of this processor; nil when there is none.
    ///
    /// The first call sets an environment variable, so make it before other threads read the environment.
    package init?(features: ProcessorFeatures = .current) {
        if let coreType = features.openBLASCoreType { setenv("OPENBLAS_CORETYPE", coreType, 0) }
        let names = ["libopenblas.so.0", "libopenblas.so", "libopenblas.dylib"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        func function<Signature>(_ name: String, as type: Signature.Type) -> Signature? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard
            let multiply = function("cblas_sgemm", as: MatrixProduct.self),
            let multiplyVector = function("cblas_sgemv", as: MatrixVectorProduct.self),
            let factorPacked = function("spftrf_", as: PackedFactorization.self),
            let invertPacked = function("spftri_", as: PackedFactorization.self),
            let setThreadCount = function("openblas_set_num_threads", as: ThreadSetter.self),
            let coreName = function("openblas_get_corename", as: CoreName.self)?()
        else { return nil }
        self.coreName = String(cString: coreName)
        self.multiply = multiply
        self.multiplyVector = multiplyVector
        self.factorPacked = factorPacked
        self.invertPacked = invertPacked
        self.setThreadCount = setThreadCount
    }
}

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
