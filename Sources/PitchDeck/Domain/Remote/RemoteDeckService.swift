import Calls
import Foundation

/// Decks of a server: reading them, and for their founders the links to them.
package struct RemoteDeckService: DeckReaderService, DeckLinkService {
    private let api: PitchDeckAPI

    package init(_ api: PitchDeckAPI) {
        self.api = api
    }

    // MARK: Reading

    package func open(
        _ door: DeckDoor,
        with keys: DoorKeys,
        on device: DeviceClass
    ) async throws(StartupError) -> DeckVisit {
        var variables: [String: JSONValue] = ["device": .string(device.rawValue)]
        for (name, key) in [("password", keys.password), ("address", keys.address), ("code", keys.code)]
        where !key.isEmpty { variables[name] = .string(key) }
        var id: DocumentID?
        switch door {
        case .startup(let startup):
            variables["documentId"] = .string(startup.text)
            id = startup
        case .link(let secret): variables["link"] = .string(secret)
        }
        let answer: DeckVisitAnswer = try await api.ask(.openDeck, variables, about: id)
        return answer.visit
    }

    package func sendCode(_ door: DeckDoor, with keys: DoorKeys) async throws(StartupError) {
        // Only links ask for an address.
        guard case .link(let secret) = door else { throw .linkGone }
        var variables: [String: JSONValue] = ["link": .string(secret), "address": .string(keys.address)]
        if !keys.password.isEmpty { variables["password"] = .string(keys.password) }
        let _: Bool = try await api.ask(.sendDeckCode, variables)
    }

    package func visit(_ id: DocumentID) async throws(StartupError) -> DeckVisit {
        let answer: DeckVisitAnswer = try await api.ask(.deckVisit, ["documentId": .string(id.text)])
        return answer.visit
    }

    package func read(_ visit: DocumentID, page: Int, seconds: Int) async throws(StartupError) {
        let variables: [String: JSONValue] = [
            "visit": .string(visit.text), "page": .integer(Int64(page)), "seconds": .integer(Int64(seconds)),
        ]
        let _: Bool = try await api.ask(.readPage, variables)
    }

    // MARK: Links

    package func linkOffers() async throws(StartupError) -> DeckLinkOffers {
        try await api.ask(.deckLinkOffers)
    }

    package func links(of startup: DocumentID) async throws(StartupError) -> [DeckLink] {
        let links: [DeckLinkAnswer] =
            try await api
            .ask(.deckLinks, ["documentId": .string(startup.text)], about: startup)
        return links.map(\.link)
    }

    package func makeLink(of startup: DocumentID, _ form: DeckLinkForm) async throws(StartupError) -> DeckLink {
        let data: JSONValue = [
            "name": .string(form.name), "password": .string(form.password),
            "expiresAt": form.expiresAt.map { .string(RFC3339.string(from: $0)) } ?? .null,
            "allowsDownload": .boolean(form.allowsDownload), "isMeasured": .boolean(form.isMeasured),
            "asksAddress": .boolean(form.asksAddress), "isMarked": .boolean(form.isMarked),
        ]
        let variables: [String: JSONValue] = ["documentId": .string(startup.text), "data": data]
        let answer: DeckLinkAnswer = try await api.ask(.createDeckLink, variables, about: startup)
        return answer.link
    }

    package func setRevoked(_ link: DocumentID, _ isRevoked: Bool) async throws(StartupError) -> DeckLink {
        let answer: DeckLinkAnswer =
            try await api
            .ask(isRevoked ? .revokeDeckLink : .reopenDeckLink, ["documentId": .string(link.text)], about: link)
        return answer.link
    }

    package func readings(of startup: DocumentID) async throws(StartupError) -> DeckReadings {
        let answer: DeckReadingsAnswer =
            try await api
            .ask(.deckReadings, ["documentId": .string(startup.text)], about: startup)
        return answer.readings
    }
}
