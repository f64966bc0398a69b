package import Foundation

/// A deck as it is read: pages as pictures, with their words.
package struct Deck: Codable, Hashable, Sendable, Identifiable {
    /// The file's.
    package var id: DocumentID
    package var state: State
    /// Of the whole file.
    package var pageCount: Int
    /// Those that are drawn, from the first on.
    package var pages: [DeckPage]

    package enum State: Codable, Hashable, Sendable {
        /// Pages come one after the other.
        case drawing
        case ready
        /// It cannot be drawn, or not in the time that it has.
        case failed(StartupError.Reason)
    }

    /// Where the first page of a startup's deck is, below the server's address; another deck has another one.
    package static func coverPath(of startup: DocumentID, _ deck: DocumentID?) -> String {
        "/pitchdeck/covers/\(startup.text)" + (deck.map { "?deck=\($0.text)" } ?? "")
    }

    package init(id: DocumentID, state: State, pageCount: Int, pages: [DeckPage]) {
        (self.id, self.state, self.pageCount, self.pages) = (id, state, pageCount, pages)
    }
}

/// A page of a deck.
package struct DeckPage: Codable, Hashable, Sendable, Identifiable {
    /// From 1.
    package var number: Int
    /// Of the larger picture, in pixels.
    package var width: Int
    package var height: Int
    /// What stands on it, for readers that see no pictures; may be empty.
    package var text: String

    package var id: Int { number }

    /// The widths that pictures of pages are kept in.
    package enum Size: String, Codable, Hashable, Sendable, CaseIterable {
        case small, large

        /// In pixels.
        package var width: Int { self == .small ? 800 : 1_600 }
    }

    package static let maximumText = 20_000
    /// About what a picture of a page takes at most.
    package static let maximumPictureBytes = 200_000

    package init(number: Int, width: Int, height: Int, text: String) {
        (self.number, self.width, self.height, self.text) = (number, width, height, text)
    }
}

/// By which way somebody comes to a deck.
package enum DeckDoor: Codable, Hashable, Sendable {
    /// The page of a startup.
    case startup(DocumentID)
    /// A link that its founder sent, by its secret.
    case link(String)
}

/// One reading of a deck: who has its id may see the pages as long as the door is open.
package struct DeckVisit: Codable, Hashable, Sendable, Identifiable {
    package var id: DocumentID
    package var startup: DocumentID
    /// The startup's name.
    package var title: String
    package var deck: Deck
    package var allowsDownload: Bool
    /// Whether it is noted how long each page was looked at; never of the founder's own readings.
    package var isMeasured: Bool
    /// The founder looks at it as a guest would.
    package var isPreview: Bool
    /// The address that the reader has proved; empty where none was asked for.
    package var address: String

    package init(
        id: DocumentID,
        startup: DocumentID,
        title: String,
        deck: Deck,
        allowsDownload: Bool = false,
        isMeasured: Bool = true,
        isPreview: Bool = false,
        address: String = ""
    ) {
        self.address = address
        (self.id, self.startup, self.title, self.deck) = (id, startup, title, deck)
        (self.allowsDownload, self.isMeasured, self.isPreview) = (allowsDownload, isMeasured, isPreview)
    }

    /// How long a visit shows pages without being opened anew.
    package static let duration: TimeInterval = 86_400
    /// A page is not looked at for longer without a sign of life.
    package static let maximumSeconds = 300

    /// Where the picture of a page is, below the server's address.
    package func path(page: Int, _ size: DeckPage.Size) -> String {
        "/pitchdeck/visits/\(id.text)/\(page)/\(size.rawValue).webp"
    }

    /// Where the file is, where it may be had.
    package var downloadPath: String? { allowsDownload ? "/pitchdeck/visits/\(id.text)/deck.pdf" : nil }
}

/// What somebody reads on; nothing finer is kept.
package enum DeviceClass: String, Codable, Hashable, Sendable, CaseIterable {
    case phone, desk
}

/// Reading decks.
package protocol DeckReaderService: Sendable {
    /// Opens a deck.
    ///
    /// - Throws: `notFound` for a startup that shows none, `linkGone`, `passwordNeeded`, `tooManyTries`,
    ///   `addressNeeded`, `wrongCode`, `codeOver`.
    func open(_ door: DeckDoor, with keys: DoorKeys, on device: DeviceClass) async throws(StartupError) -> DeckVisit

    /// Has a code sent to the keys' address, for a link that asks for one; the code before is over once it is there.
    ///
    /// - Throws: `invalid` for the address, `linkGone`, `passwordNeeded`, `tooManyTries`, `tooManyCodes`, `noMail`.
    func sendCode(_ door: DeckDoor, with keys: DoorKeys) async throws(StartupError)

    /// The same visit, with the pages that were drawn meanwhile.
    ///
    /// - Throws: `linkGone` once the door is shut.
    func visit(_ id: DocumentID) async throws(StartupError) -> DeckVisit

    /// Says that a page is looked at, by which the visit counts as an opening, and adds to its time where that is noted.
    ///
    /// At most ``DeckVisit/maximumSeconds`` count at once.
    func read(_ visit: DocumentID, page: Int, seconds: Int) async throws(StartupError)
}
