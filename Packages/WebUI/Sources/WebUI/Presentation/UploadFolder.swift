package import Foundation
import Synchronization

/// Files that browsers send in pieces, on the disk of this process until nobody needs them any more.
///
/// A file may be continued where the line broke. What one owner has here is limited, in bytes and in files, and what is
/// not continued goes away.
package nonisolated final class UploadFolder: Sendable {
    /// What became of a piece.
    package enum Answer: Hashable, Sendable {
        /// So many bytes are there by now.
        case received(Int)
        /// The piece does not begin where the file ends: so many bytes are there.
        case elsewhere(Int)
        /// The file, or all that its owner has here, is too large.
        case tooLarge
        /// The name or the numbers are none, or contradict those of earlier pieces.
        case invalid
        /// The disk takes no more.
        case full
    }

    /// How much there may be, in bytes, files and time.
    package struct Limits: Sendable {
        package var fileBytes = 128 << 20
        package var ownerBytes = 512 << 20
        /// Begun and not yet chosen.
        package var ownerFiles = 8
        /// How long a file may wait for its next piece.
        package var idle = Duration.seconds(600)

        package init() {}
    }

    private struct Entry {
        let owner: String
        let size: Int
        var received = 0
        var changedAt: ContinuousClock.Instant
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// Bytes of files that were handed over and are still there.
        var taken: [String: Int] = [:]
    }

    private let folder: URL
    private let limits: Limits
    private let state = Mutex(State())

    /// A folder of its own, which goes away with it.
    package init(limits: Limits = Limits()) {
        folder = FileManager.default.temporaryDirectory.appending(path: "webui-uploads-\(UUID().uuidString)")
        self.limits = limits
    }

    deinit {
        // A temporary folder; the system clears away what stays.
        try? FileManager.default.removeItem(at: folder)
    }

    /// Adds a piece of the file `name` of `size` bytes; waits for the disk.
    package func append(
        _ bytes: Data,
        to name: String,
        at offset: Int,
        of size: Int,
        owner: String,
        now: ContinuousClock.Instant = .now
    ) -> Answer {
        guard Self.isName(name), size > 0, offset >= 0, bytes.count <= size else { return .invalid }
        guard size <= limits.fileBytes else { return .tooLarge }
        return state.withLock { state in
            drop(from: &state) { now - $0.changedAt > limits.idle }
            if state.entries[name] == nil {
                guard hasRoom(for: size, owner, in: state) else { return .tooLarge }
                state.entries[name] = Entry(owner: owner, size: size, changedAt: now)
            }
            guard var entry = state.entries[name], entry.owner == owner, entry.size == size else { return .invalid }
            entry.changedAt = now
            defer { state.entries[name] = entry }
            guard offset == entry.received else { return .elsewhere(entry.received) }
            guard entry.received + bytes.count <= size else { return .invalid }
            do {
                try write(bytes, to: file(name), at: offset)
            } catch {
                return .full
            }
            entry.received += bytes.count
            return .received(entry.received)
        }
    }

    /// Hands a whole file over, under the browser's name for it; `nil` for one that is not whole, or somebody else's.
    package func take(_ name: String, size: Int, called: String, owner: String) -> ChosenFile? {
        guard Self.isName(name) else { return nil }
        return state.withLock { state in
            let isWhole =
                state.entries[name].map { $0.owner == owner && $0.size == size && $0.received == size } ?? (size == 0)
            guard isWhole else { return nil }
            do {
                if size == 0 { try write(Data(), to: file(name), at: 0) }
                let own = folder.appending(path: "\(name)-chosen")
                try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
                let place = own.appending(path: Self.fileName(called))
                try FileManager.default.moveItem(at: file(name), to: place)
                state.entries[name] = nil
                state.taken[owner, default: 0] += size
                return ChosenFile(name: called, url: place, size: size) { [weak self] in self?.giveBack(size, owner) }
            } catch {
                return nil
            }
        }
    }

    /// Removes what was not continued for a while.
    package func sweep(now: ContinuousClock.Instant = .now) {
        state.withLock { state in drop(from: &state) { now - $0.changedAt > limits.idle } }
    }

    private func giveBack(_ size: Int, _ owner: String) {
        state.withLock { state in
            let left = (state.taken[owner] ?? 0) - size
            state.taken[owner] = left > 0 ? left : nil
        }
    }

    private func hasRoom(for size: Int, _ owner: String, in state: State) -> Bool {
        let own = state.entries.values.filter { $0.owner == owner }
        let bytes = own.reduce(state.taken[owner] ?? 0) { $0 + $1.size }
        return own.count < limits.ownerFiles && bytes + size <= limits.ownerBytes
    }

    private func drop(from state: inout State, where isDue: (Entry) -> Bool) {
        for (name, entry) in state.entries where isDue(entry) {
            // A temporary file; the system clears away what stays.
            try? FileManager.default.removeItem(at: file(name))
            state.entries[name] = nil
        }
    }

    private func file(_ name: String) -> URL { folder.appending(path: name) }

    private func write(_ bytes: Data, to file: URL, at offset: Int) throws {
        if offset == 0 {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            return try bytes.write(to: file)
        }
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        // What a failed write left behind is overwritten.
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: bytes)
    }

    /// 32 hexadecimal digits, which the browser draws: nothing that leads out of the folder.
    private static func isName(_ name: String) -> Bool {
        name.utf8.count == 32 && name.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// The name is the browser's claim: it must not lead out of the folder.
    private static func fileName(_ name: String) -> String {
        let letters = name.suffix(80).map { $0.isLetter || $0.isNumber || "._- ".contains($0) ? $0 : "_" }
        return letters.allSatisfy { $0 == "." } ? "file" : String(letters)
    }
}

/// A file as the browser handed it over, on the disk as long as somebody holds this.
package nonisolated final class ChosenFile: Sendable {
    /// What the browser calls it.
    package let name: String
    package let url: URL
    /// In bytes.
    package let size: Int
    private let release: @Sendable () -> Void

    init(name: String, url: URL, size: Int, release: @escaping @Sendable () -> Void) {
        (self.name, self.url, self.size, self.release) = (name, url, size, release)
    }

    deinit {
        // A temporary file; the system clears away what stays.
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
        release()
    }
}

/// The files that one page's person has chosen.
package final class PageUploads {
    private let folder: UploadFolder
    private let owner: String
    /// The last ones, so that work that goes on behind still finds them.
    private var kept: [ChosenFile] = []

    private static let maximumKeptBytes = 128 << 20

    package init(folder: UploadFolder, owner: String) {
        (self.folder, self.owner) = (folder, owner)
    }

    func take(_ name: String, size: Int, called: String) -> ChosenFile? {
        guard let file = folder.take(name, size: size, called: called, owner: owner) else { return nil }
        kept.append(file)
        while kept.count > 1, kept.count > 16 || kept.reduce(0, { $0 + $1.size }) > Self.maximumKeptBytes {
            kept.removeFirst()
        }
        return file
    }
}
