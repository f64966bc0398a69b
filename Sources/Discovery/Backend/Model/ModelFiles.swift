import Foundation
import Recommender

/// Where a trained model is kept between starts: the snapshot, and which items it ranks.
struct ModelFiles: Sendable {
    let folder: URL
    /// What the files are called.
    let name: String

    private var snapshotPath: String { folder.appendingPathComponent("\(name).snapshot").path }
    private var itemsURL: URL { folder.appendingPathComponent("\(name).items") }

    /// The kept model; `nil` when there is none, or when the two files are not of the same training.
    ///
    /// - Throws: `SnapshotError` when the file cannot be used, such as one that an older program wrote. A model is made
    ///   of what the database has, so that costs a training and nothing else.
    func load() throws(SnapshotError) -> (snapshot: Snapshot, keys: [String])? {
        // Without its list of items there is no kept model.
        guard let text = try? String(contentsOf: itemsURL, encoding: .utf8) else { return nil }
        let snapshot = try Snapshot(contentsOfFile: snapshotPath)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.first == Self.title(of: snapshot) else { return nil }
        return (snapshot, Array(lines.dropFirst()))
    }

    /// Keeps a model; the list of items names the training it belongs to, so that the two are never mixed.
    func save(_ snapshot: Snapshot, keys: [String]) throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try snapshot.save(to: snapshotPath)
        let text = ([Self.title(of: snapshot)] + keys).joined(separator: "\n")
        try Data(text.utf8).write(to: itemsURL, options: .atomic)
    }

    /// Counts up when the same choices teach something else than before: what an older program kept is made anew.
    private static let recipe = 4

    private static func title(of snapshot: Snapshot) -> String {
        "# \(recipe) \(snapshot.header.generation) \(snapshot.itemCount) \(snapshot.header.choiceCount)"
    }
}
