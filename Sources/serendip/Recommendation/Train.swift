import ArgumentParser
import Foundation
import Recommender

struct Train: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Train a model and save it as a snapshot.",
        discussion: """
            With --checkpoint the factors are kept after every sweep; started again with the same files and options,
            training goes on from there. Ctrl-C stops at any time.
            """
    )

    @Option(help: "Who chose what: person<TAB>item, a line each, whole numbers from 0.")
    var train: String

    @Option(help: "Where to write the snapshot.")
    var out: String

    @Option(help: "What is said about items, a JSON object per line: item, name, description, tags, language.")
    var items: String?

    @Option(help: "Where to keep unfinished work, and to go on from.")
    var checkpoint: String?

    @OptionGroup var tuning: TuningOptions

    func run() throws {
        let data = try TrainingFiles(train: train, items: items)
        let run = try TimedTraining(data: data, tuning: tuning, checkpoint: checkpoint) { progress in
            print("\(progress.stage.rawValue) \(progress.completed) of \(progress.total)")
        }
        run.printSeconds()
        try run.snapshot.save(to: out)
        if let checkpoint, FileManager.default.fileExists(atPath: checkpoint) {
            try FileManager.default.removeItem(atPath: checkpoint)
        }
        print("saved        \(run.snapshot.itemCount) items, \(run.snapshot.header.poolNames.count) pools, to \(out)")
        print(String(format: "peak memory  %.0f MB", PeakMemory.megabytes))
    }
}

/// The data of the files named on the command line.
struct TrainingFiles {
    let input: TrainingInput

    init(input: TrainingInput) {
        self.input = input
    }

    /// - Parameters:
    ///   - train: The file of pairs.
    ///   - items: The file of descriptions, if any.
    ///   - alsoItems: The greatest item that is known of otherwise.
    ///   - questions: The tags people were asked about, if any were.
    /// - Throws: `TableError`, naming the file and the line.
    init(train: String, items: String?, alsoItems: Int? = nil, questions: [String] = []) throws {
        let pairs = try PairFile(path: train).pairs
        let described = try items.map { try ItemFile(path: $0) }
        let last = [
            pairs.lazy.map { Int($0.item) }.max(), described?.descriptions.keys.max(), alsoItems,
        ].compactMap(\.self).max()
        guard let last else { throw TableError.file(train, "names no item") }
        // People are numbered anew: a file may hold few of many.
        var numbers: [Int32: Int32] = [:]
        let choices = pairs.map { pair in
            let row = numbers[pair.person] ?? Int32(numbers.count)
            numbers[pair.person] = row
            return (row: row, column: pair.item)
        }
        input = TrainingInput(
            choices: InteractionMatrix(pairs: choices, rowCount: numbers.count, columnCount: last + 1),
            descriptions: described?.dense(count: last + 1) ?? [],
            questions: questions,
            popularity: described?.densePopularity(count: last + 1) ?? []
        )
    }
}

/// A file of one JSON object per line and item.
///
/// `item` (or `id`) is the item's number, else the line counts from 0. `name` or `title`; `description` or `text`;
/// `tags`, `topics`, `genres` (lists, or one text with commas) and `language`; `owner`, `developer` or `maker`.
/// `stars` or `popularity` say how well known it is. Anything else is passed over.
struct ItemFile {
    private(set) var descriptions: [Int: ItemDescription] = [:]
    private(set) var popularity: [Int: Float] = [:]

    init(path: String) throws {
        let data = try FileContents.read(path)
        for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let object: [String: Any]
            do {
                object = try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
            } catch {
                throw TableError.line(path, index + 1, "not a JSON object: \(error.localizedDescription)")
            }
            let item = object["item"] as? Int ?? object["id"] as? Int ?? index
            guard (0..<100_000_000).contains(item) else {
                throw TableError.line(path, index + 1, "\(item) is not an item")
            }
            descriptions[item] = Self.description(object)
            popularity[item] = (object["stars"] ?? object["popularity"]).flatMap { $0 as? Double }.map { Float($0) }
        }
    }

    private static func description(_ object: [String: Any]) -> ItemDescription {
        func text(_ keys: String...) -> String { keys.lazy.compactMap { object[$0] as? String }.first ?? "" }
        let title = text("name", "title")
        let tags = ["tags", "topics", "genres", "languages", "language"].flatMap { key -> [String] in
            if let list = object[key] as? [Any] { return list.compactMap { $0 as? String } }
            return (object[key] as? String)?.split(separator: ",").map(String.init) ?? []
        }
        let parts = title.split(separator: "/")
        let owner = parts.count == 2 ? String(parts[0]) : ""
        let maker = text("owner", "developer", "maker")
        return ItemDescription(
            title: title,
            text: text("description", "text"),
            tags: tags,
            maker: maker.isEmpty ? owner : maker
        )
    }

    /// One description per item, empty ones for those the file does not name.
    func dense(count: Int) -> [ItemDescription] {
        (0..<count).map { descriptions[$0] ?? ItemDescription() }
    }

    /// One popularity per item, 0 for those the file says nothing of; nothing when it says nothing of any.
    func densePopularity(count: Int) -> [Float] {
        popularity.isEmpty ? [] : (0..<count).map { popularity[$0] ?? 0 }
    }
}

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
