import Foundation
import Recommender

/// Looks at what of the machine the engines need.
struct SystemCheck {
    func findings() -> [Finding] {
        [algebra(), zones(), clock()]
    }

    private func algebra() -> Finding {
        guard let blas = OpenBLAS() else {
            return .doubtful("OpenBLAS", "It is not there, so that training is slower: apt install libopenblas0.")
        }
        return .good("OpenBLAS", "Its kernels are those for \(blas.coreName).")
    }

    private func zones() -> Finding {
        FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Asia/Kolkata")
            ? .good("time zones", "The system’s table is there.")
            : .bad("time zones", "The system has no table of time zones: charts need it (apt install tzdata).")
    }

    private func clock() -> Finding {
        // Tokens and certificates of others are read by this clock.
        Date().timeIntervalSince1970 > 1_735_689_600
            ? .good("clock", "It says \(Date().formatted(.iso8601)).")
            : .bad("clock", "It says \(Date().formatted(.iso8601)), which is before this program was written.")
    }
}
