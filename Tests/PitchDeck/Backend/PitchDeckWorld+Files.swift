import AccountsDomain
import AccountsService
import Blobs
import Foundation
import PitchDeckDomain

@testable import PitchDeckService

extension PitchDeckWorld {
    var blobs: AccountFileBlobs { AccountFileBlobs(accounts: accounts) }

    func files(_ account: Account.ID?) -> StoredFileService {
        StoredFileService(database: database, blobs: blobs, account: account, now: { [clock] in clock.now })
    }

    func profile(_ account: Account.ID) -> StoredFounderProfileService {
        StoredFounderProfileService(database: database, account: account)
    }

    func uploads(_ account: Account.ID) -> StartupUploads {
        StartupUploads(accounts: accounts, database: database, files: files(account), account: account) { [clock] in
            clock.now
        }
    }

    func decks(
        _ account: Account.ID?,
        sendsMail: Bool = true,
        marked: MarkedDecks = MarkedDecks()
    ) -> StoredDeckService {
        StoredDeckService(database: database, blobs: blobs, account: account, sendsMail: sendsMail, marked: marked) {
            [clock] in clock.now
        }
    }

    var drawer: DeckDrawer { DeckDrawer(database: database, blobs: blobs) { [clock] in clock.now } }

    /// A published startup whose deck is drawn.
    func withDeck(_ founder: Account.ID, pages: Int = 1, showsDeck: Bool = true) async throws -> Startup {
        let words = (1...pages).map { "Page \($0)" }
        let file = try await files(founder).upload(TestPDF.pages(words), name: "deck.pdf")
        while try await drawer.drawNext() {}
        let content = StartupContent(title: "Moth", deck: file.id, showsDeck: showsDeck)
        return try await service(founder).create(content, edition: .published)
    }
}

/// Of schemas that are asked nothing of files.
struct NoBlobs: FileBlobs {
    func keep(_ bytes: Data) async throws(StartupError) -> BlobID { throw .busy }
    func bytes(of id: BlobID, part: BlobRange?) async throws(StartupError) -> BlobPart? { throw .busy }
}
