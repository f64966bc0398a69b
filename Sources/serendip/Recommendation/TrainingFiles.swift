import Foundation
import Recommender

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
