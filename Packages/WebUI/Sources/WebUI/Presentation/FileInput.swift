package import Foundation
import Synchronization

/// A file as the browser hands it over.
package nonisolated struct ChosenFile {
    /// What the browser calls it.
    package let name: String
    package let data: Data

    /// Hands the file over by way of the disk, as files come on a phone.
    func withTemporaryURL(_ work: (Result<URL, any Error>) -> Void) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        // What stays behind is a temporary file; the system clears it away.
        defer { try? FileManager.default.removeItem(at: folder) }
        work(
            Result {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
                let file = folder.appending(path: safeName)
                try data.write(to: file)
                return file
            }
        )
    }

    /// The name is the browser's claim: it must not lead out of the folder.
    private var safeName: String {
        let letters = name.suffix(80).map { $0.isLetter || $0.isNumber || "._- ".contains($0) ? $0 : "_" }
        return letters.allSatisfy { $0 == "." } ? "file" : String(letters)
    }
}

/// The browser's field for a file of at most 8 MB, to stand unseen in its label.
package struct FileInput: PrimitiveView {
    let types: [UTType]
    let onCompletion: (ChosenFile?) -> Void

    /// A field for files of these types; the action gets `nil` when the file is too large or cannot be read.
    package init(types: [UTType], onCompletion: @escaping (ChosenFile?) -> Void) {
        self.types = types
        self.onCompletion = onCompletion
    }

    package static func _update(_ view: FileInput, _ node: _ViewNode) {
        let upload = node.memory as? Upload ?? Upload(budget: node.graph.uploadBudget)
        node.memory = upload
        let accepted = view.types.flatMap { [$0.preferredMIMEType, $0.preferredFilenameExtension.map { "." + $0 }] }
        let isEnabled = node.inputs.environment.isEnabled
        node.setElement("input") { draft in
            draft.classes = ["visually-hidden"]
            draft.attributes["type"] = "file"
            draft.attributes["accept"] = accepted.compactMap(\.self).joined(separator: ",")
            guard isEnabled else { return draft.attributes["disabled"] = "" }
            draft.on("file") { payload in
                switch upload.add(payload) {
                case .incomplete: break
                case .unreadable: view.onCompletion(nil)
                case .file(let file): view.onCompletion(file)
                }
            }
        }
    }
}

/// The pieces of a file that have arrived.
private final class Upload {
    enum Outcome {
        case incomplete
        case unreadable
        case file(ChosenFile)
    }

    /// As the browser's limit; base64 is a third longer.
    private static let maximumLength = (8 << 20) * 4 / 3 + 4

    private let budget: UploadBudget
    private var text = ""
    private var next = 0

    init(budget: UploadBudget) { self.budget = budget }

    deinit { budget.give(text.utf8.count) }

    private func forget() {
        budget.give(text.utf8.count)
        (text, next) = ("", 0)
    }

    /// What has become of the file with this piece.
    func add(_ payload: EventPayload) -> Outcome {
        let counts = payload.numbers.map { $0.whole(in: 0...Self.maximumLength) }
        guard counts.count == 2, let part = counts.first, let parts = counts.last, let piece = payload.text else {
            return .incomplete
        }
        if part == 0 { forget() }
        guard let part, let parts, parts > 0, part == next, text.utf8.count + piece.utf8.count <= Self.maximumLength
        else {
            forget()
            return .unreadable
        }
        guard budget.take(piece.utf8.count) else {
            forget()
            return .unreadable
        }
        text += piece
        next += 1
        guard next == parts else { return .incomplete }
        defer { forget() }
        guard let data = Data(base64Encoded: text) else { return .unreadable }
        return .file(ChosenFile(name: payload.name ?? "file", data: data))
    }
}

/// Memory for the pieces of files that are on their way, of all pages of one account.
///
/// Two files of the largest size: a browser sends one after the other, and who opens forty pages to begin a file on each
/// gets no more.
package nonisolated final class UploadBudget: Sendable {
    private let left = Atomic<Int>(24 << 20)

    package init() {}

    /// Takes so many bytes; `false`, and nothing taken, when there are fewer.
    func take(_ bytes: Int) -> Bool {
        guard left.wrappingSubtract(bytes, ordering: .relaxed).newValue < 0 else { return true }
        give(bytes)
        return false
    }

    func give(_ bytes: Int) { left.wrappingAdd(bytes, ordering: .relaxed) }
}
