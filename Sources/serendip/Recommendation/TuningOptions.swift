import ArgumentParser
import Foundation
import Recommender

/// Options that replace what the size of the data suggests.
struct TuningOptions: ParsableArguments {
    @Option(help: "Numbers per item in the factor model.")
    var factors: Int?

    @Option(help: "Passes over the data in the factor model.")
    var sweeps: Int?

    @Option(help: "Any setting of the model by name: name=number. May be given more than once.")
    var set: [String] = []

    @Option(help: "How many threads training may use; all processors by default.")
    var threads: Int?

    /// What training tries out by itself.
    private static let tried = ["itemExponent", "easeShareLikes", "evidence", "evidenceGrowth"]

    func validate() throws {
        guard factors ?? 1 > 0, sweeps ?? 1 > 0, threads ?? 1 > 0 else {
            throw ValidationError("--factors, --sweeps and --threads must be at least 1")
        }
    }

    /// The settings for this much data.
    func settings(items: Int, pairs: Int) throws -> ModelSettings {
        let suggested = ModelSettings(items: items, pairs: pairs)
        var object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(suggested)) as? [String: Any] ?? [:]
        if let factors { object["factorCount"] = factors }
        if let sweeps { object["sweeps"] = sweeps }
        let names = object.keys.filter { $0 != "isTried" }.sorted()
        for entry in set {
            let parts = entry.split(separator: "=")
            guard parts.count == 2, let value = Double(parts[1]), names.contains(String(parts[0])) else {
                throw ValidationError("--set \(entry): expected a number for one of \(names.joined(separator: ", "))")
            }
            object[String(parts[0])] = value
            // What is set by hand is not tried out.
            if Self.tried.contains(String(parts[0])) { object["isTried"] = false }
        }
        return try JSONDecoder().decode(
            ModelSettings.self,
            from: JSONSerialization.data(withJSONObject: object)
        )
    }
}
