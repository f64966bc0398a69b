import Blobs
import Foundation
import PitchDeckDomain

/// A part of a deck with the mark of one reader; another reader's is another part.
struct MarkedPart: Hashable, Sendable {
    /// Another version of a deck is another file.
    let deck: DocumentID
    let mark: DeckMark
    let part: DeckPart
}

/// Pages and files with readers' marks in them: made when they are asked for, and kept while there is room.
package actor MarkedDecks {
    private let tools: PDFTools
    private let room: Int
    private var kept: [MarkedPart: Data] = [:]
    /// The last used one is the last.
    private var order: [MarkedPart] = []
    private var keptBytes = 0
    /// Who is at work, and who waits for their turn.
    private var workers = 0
    private var queue: [CheckedContinuation<Void, Never>] = []

    /// At once: each is a processor's work.
    private static let maximumWorkers = 2

    /// `room` is for what is kept, in bytes; of what is larger than a quarter of it nothing is kept.
    package init(room: Int = 64_000_000) {
        (tools, self.room) = (PDFTools(), room)
    }

    /// A part, drawn from the file, whose pages have these sizes; `nil` where its bytes are gone.
    ///
    /// - Throws: `noDecks` without the programs, `invalid` for a page that cannot be marked in its time.
    func bytes(
        of wanted: MarkedPart,
        _ file: BlobID,
        _ blobs: any FileBlobs,
        _ sizes: [DeckMark.PageSize]
    ) async throws(StartupError) -> Data? {
        if let found = found(wanted) { return found }
        await takeTurn()
        defer { endTurn() }
        // Somebody may have asked for the same before.
        if let found = found(wanted) { return found }
        guard let pdf = try await blobs.bytes(of: file) else { return nil }
        switch wanted.part {
        case .file:
            let bytes = try await tools.marked(pdf, wanted.mark, sizes)
            keep(bytes, as: wanted)
            return bytes
        case .page(let number, let size):
            guard sizes.indices.contains(number - 1) else { return nil }
            let drawn = try await tools.marked(page: number, of: pdf, wanted.mark, sizes[number - 1])
            for (size, bytes) in [(DeckPage.Size.small, drawn.small), (.large, drawn.large)] {
                keep(bytes, as: MarkedPart(deck: wanted.deck, mark: wanted.mark, part: .page(number, size)))
            }
            return size == .small ? drawn.small : drawn.large
        }
    }

    // MARK: Turns

    private func takeTurn() async {
        if workers < Self.maximumWorkers {
            workers += 1
        } else {
            // Whoever ends hands over the turn.
            await withCheckedContinuation { queue.append($0) }
        }
    }

    private func endTurn() {
        if queue.isEmpty { workers -= 1 } else { queue.removeFirst().resume() }
    }

    // MARK: Keeping

    private func found(_ part: MarkedPart) -> Data? {
        guard let bytes = kept[part] else { return nil }
        order.removeAll { $0 == part }
        order.append(part)
        return bytes
    }

    private func keep(_ bytes: Data, as part: MarkedPart) {
        guard kept[part] == nil, bytes.count <= room / 4 else { return }
        kept[part] = bytes
        order.append(part)
        keptBytes += bytes.count
        while keptBytes > room, !order.isEmpty {
            keptBytes -= kept.removeValue(forKey: order.removeFirst())?.count ?? 0
        }
    }

    /// What is kept, in bytes.
    var size: Int { keptBytes }
}
