import Foundation

/// What was learned of questions, in files beside the program; what is asked is heard without them, but worse.
package enum LearnedWeights: String, CaseIterable {
    /// Which questions are grave; without it ``SafetyGate`` stops by its patterns alone.
    case gate = "gate-weights"
    /// What a question is about; without it phrases alone are heard.
    case subject = "subject-weights"

    /// The names of the files that are gone.
    package static var missing: [String] { allCases.filter { $0.file == nil }.map { "\($0.rawValue).bin" } }

    private var file: URL? { Bundle.module.url(forResource: rawValue, withExtension: "bin") }

    var bytes: [UInt8]? {
        file.flatMap { try? Data(contentsOf: $0) }.map { [UInt8]($0) }
    }
}
