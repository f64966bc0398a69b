import Calls
import Foundation
import PitchDeck
import PitchDeckDomain
import Testing

@testable import PitchDeckApp
@testable import PitchDeckService

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Pictures and pages that a phone's screens load by their addresses, as `AsyncImage` does: with cookies alone.
@MainActor
struct PhonePictureTests {
    /// A phone and what it gave who loads pictures.
    private struct Opened {
        let phone: PitchDeckPhone
        let cookie: HTTPCookie

        @MainActor init(_ place: PhonePlace, _ tokens: KeptToken = KeptToken()) async throws {
            var cookie: HTTPCookie?
            phone = try await place.phone(tokens) { cookie = $0 }
            self.cookie = try #require(cookie)
        }
    }

    private func status(_ path: String, _ cookie: HTTPCookie?, _ place: PhonePlace) async throws -> Int {
        let headers = HTTPCookie.requestHeaderFields(with: cookie.map { [$0] } ?? [])
        let lowercase = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        return try await place.transport(EndpointRequest(method: .get, path: path, headers: lowercase)).status
    }

    @Test func `a draft's picture is shown on its owner's phone alone, as a guest's and as a member's`() async throws {
        try await PhonePlace.with { place in
            let (tokens, stranger) = (KeptToken(), try await Opened(place))
            let guest = try await Opened(place, tokens)
            let image = try await PhoneOperationTests.upload(
                PhoneOperationTests.picture,
                "kites.png",
                guest.phone.dependencies
            )
            let content = StartupContent(title: "Kites", image: image.id)
            _ = try await guest.phone.dependencies.startups.create(content, edition: .draft)
            let path = StartupFile.path(of: image.id)
            #expect(try await status(path, guest.cookie, place) == 200)
            _ = try await place.member("ada", tokens)
            let member = try await Opened(place, tokens)
            #expect(member.cookie.value != guest.cookie.value)
            #expect(try await status(path, member.cookie, place) == 200)
            for cookie in [nil, stranger.cookie, guest.cookie] {
                #expect(try await status(path, cookie, place) == 404)
            }
            let address = try #require(member.phone.dependencies.fileAddress(path))
            #expect(address.host() == member.cookie.domain && address.path().hasPrefix(member.cookie.path))
            #expect(member.cookie.isSecure && member.cookie.isSessionOnly)
            #expect(!"/graphql".hasPrefix(member.cookie.path))
        }
    }

    @Test(.enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"))
    func `the cover of a draft's deck is shown on its owner's phone alone, and its pages by the visit's address`()
        async throws
    {
        try await PhonePlace.with { place in
            let (owner, stranger) = (try await Opened(place), try await Opened(place))
            let founder = owner.phone.dependencies
            let page = WrittenPDF.Page(content: "BT /F1 48 Tf 72 200 Td (Kites) Tj ET", width: 640, height: 360)
            let deck = try await PhoneOperationTests.upload(WrittenPDF.document([page]), "kites.pdf", founder)
            let draft = try await founder.startups.create(
                StartupContent(title: "Kites", deck: deck.id),
                edition: .draft
            )
            let visit = try await founder.deckReader.open(.startup(draft.id), with: DoorKeys(), on: .phone)
            let cover = "/pitchdeck/covers/\(draft.id.text)"
            // It is drawn behind.
            while try await status(cover, owner.cookie, place) != 200 { await Task.yield() }
            for cookie in [nil, stranger.cookie] { #expect(try await status(cover, cookie, place) == 404) }
            #expect(try await status(visit.path(page: 1, .small), owner.cookie, place) == 200)
        }
    }
}
