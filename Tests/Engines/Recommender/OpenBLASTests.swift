import Foundation
import Testing

@testable import Recommender

struct OpenBLASTests {
    @Test func `flags of the processor decide the kernels`() {
        let server = ProcessorFeatures(
            cpuInformation: "model name: x\nflags\t\t: fpu sse2 avx2 fma avx512f avx512bw avx512dq avx512vl\n"
        )
        #expect(server.openBLASCoreType == "SKYLAKEX")
        let desktop = ProcessorFeatures(cpuInformation: "flags : sse2 avx2 fma")
        #expect(desktop.openBLASCoreType == "HASWELL")
        let partial = ProcessorFeatures(cpuInformation: "flags : sse2 avx2 fma avx512f")
        #expect(partial.openBLASCoreType == "HASWELL")
        #expect(ProcessorFeatures(cpuInformation: "flags : sse2 avx").openBLASCoreType == nil)
        #expect(ProcessorFeatures(cpuInformation: "Features : fp asimd").openBLASCoreType == nil)
    }

    // The library sets the variable where nobody has.
    @Test(.enabled(if: OpenBLAS() != nil && ProcessorFeatures.current.openBLASCoreType != nil))
    func `the kernels that run are those of the processor, or those the environment names`() throws {
        let library = try #require(OpenBLAS())
        let expected = try #require(ProcessInfo.processInfo.environment["OPENBLAS_CORETYPE"])
        // A library newer than the guard may know a better name for the same instructions.
        #expect(library.coreName.uppercased() == expected.uppercased(), "kernels of \(library.coreName) run instead")
    }
}
