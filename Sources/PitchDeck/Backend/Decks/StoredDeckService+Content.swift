import Blobs
package import Foundation
package import PitchDeckDomain
import Storage

extension StoredDeckService {
    /// The picture of a page, or the whole file where that may be had; `nil` for what there is not.
    ///
    /// - Throws: `linkGone` once the door is shut; `noDecks` and `invalid` where a mark cannot be drawn.
    package func content(
        of visit: DocumentID,
        _ part: DeckPart
    ) async throws(StartupError) -> Data? {
        let (account, date) = (account, now())
        let (place, isSeen) = try await database.finding { connection -> (PartPlace?, Bool) in
            let doorway = DeckDoorway(connection: connection, asker: account, now: date)
            let (stored, opened) = try doorway.standing(visit)
            return (try Self.place(of: part, stored, opened, doorway), stored.isSeen)
        }
        if part == .file, place != nil, !isSeen {
            // Who has the file can read it.
            try await database.changing { try VisitStore(connection: $0).markSeen(visit) }
        }
        switch place {
        case nil: return nil
        case .plain(let blob): return try await blobs.bytes(of: blob)
        case .marked(let part, let file, let sizes): return try await marked.bytes(of: part, file, blobs, sizes)
        }
    }

    private static func place(
        of part: DeckPart,
        _ stored: VisitStore.StoredVisit,
        _ opened: DeckDoorway.Opened,
        _ doorway: DeckDoorway
    ) throws -> PartPlace? {
        let decks = DeckStore(connection: doorway.connection)
        let file = try FileStore(connection: doorway.connection).blob(of: stored.deck)
        let blob =
            switch part {
            case .page(let page, let size): try decks.blob(of: stored.deck, page: page, size)
            case .file: opened.allowsDownload ? file : nil
            }
        guard let blob, let file else { return nil }
        guard let mark = doorway.mark(stored, opened) else { return .plain(blob) }
        let sizes = try decks.pageSizes(of: stored.deck)
        return .marked(MarkedPart(deck: stored.deck, mark: mark, part: part), file, sizes)
    }

    /// The first page of a startup's deck, small; `nil` where there is none to be seen.
    package func cover(of startup: DocumentID) async throws(StartupError) -> Data? {
        let (account, date) = (account, now())
        let (blob, sleeping) = try await database.finding { connection -> (BlobID?, DocumentID?) in
            let doorway = DeckDoorway(connection: connection, asker: account, now: date)
            let decks = DeckStore(connection: connection)
            do {
                let deck = try doorway.opened(.startup(startup)).deck
                return (try decks.blob(of: deck, page: 1, .small), try decks.isAsleep(deck) ? deck : nil)
            } catch StartupError.notFound {
                return (nil, nil)
            }
        }
        if let sleeping, try await database.changing({ try DeckStore(connection: $0).wake(sleeping) }) { onDeck() }
        guard let blob else { return nil }
        return try await blobs.bytes(of: blob)
    }
}

/// What is fetched of a deck.
package enum DeckPart: Hashable, Sendable {
    case page(Int, DeckPage.Size)
    case file
}

/// Where the bytes of a part come from.
private enum PartPlace: Sendable {
    case plain(BlobID)
    /// To be drawn into the file, whose pages have these sizes.
    case marked(MarkedPart, BlobID, [DeckMark.PageSize])
}
