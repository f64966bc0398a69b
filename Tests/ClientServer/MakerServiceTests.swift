import AccountsDomain
import AccountsService
import Calls
import Client
import FindieDomain
import FindieService
import Foundation
import HummingbirdTesting
import Testing
import Uploads

@testable import Server

/// The same of makers in the process and of their remote twin.
@Suite(.serialized)
struct MakerServiceTests {
    /// A new member's services.
    private func withService(
        _ place: ServicePlace,
        _ body: @escaping @Sendable (any MakerService, any GameClaimService) async throws -> Void
    ) async throws {
        var configuration = ServerConfiguration.test
        configuration.writesGames = true
        switch place {
        case .inProcess:
            let backend = try await Backend.empty(configuration)
            let guest = try await backend.accounts.createGuest(device: "")
            let visit = try #require(try await backend.accounts.visit(by: guest.token))
            let bound = backend.accounts.bound(to: visit.account.id, session: visit.session)
            let account = try await bound.redeem(try await bound.signUp(Self.form)).account
            let makers = try await FindieServices(backend).makers
            try await body(makers.service(for: account.id), makers.claims(of: account.id))
        case .overTheAPI:
            try await emptyServer(configuration).test(.router) { client in
                let session = GuestSession(routerTransport(client), stored: nil) { _ in }
                let guest = EndpointClient(routerTransport(client)) { try await session.token() }
                let accounts = RemoteAccountService(guest)
                let token = try await accounts.redeem(try await accounts.signUp(Self.form)).token
                let member = EndpointClient(routerTransport(client)) { token }
                try await body(RemoteMakerService(member), RemoteGameClaimService(member))
            }
        }
    }

    private static let form = SignUpForm(email: "mira@example.org", password: "a boat on a lake")

    @Test(arguments: ServicePlace.allCases)
    func `a game is begun, described and refused alike in both places`(place: ServicePlace) async throws {
        try await withService(place) { makers, _ in
            #expect(try await makers.maker() == nil)
            let id = UUID()
            await #expect(throws: MakerError.makerNeeded) { try await makers.begin(id) }
            await #expect(throws: MakerError.invalid(field: "name", reason: .empty)) {
                try await makers.setMaker(Maker(name: " ", hasAgreed: true))
            }
            let maker = Maker(name: "Lantern Works", page: "https://lantern.example", hasAgreed: true)
            #expect(try await makers.setMaker(maker) == maker)
            #expect(try await makers.maker() == maker)
            let begun = try await makers.begin(id)
            let traits = GameTraits(session: .hour, players: PlayerCount(fewest: 1, most: 4), contentNotes: [])
            let draft = GameDraft(
                title: "Lantern Deep",
                text: "A well.",
                tags: ["puzzle", "2d", "space"],
                traits: traits
            )
            let saved = try await makers.save(draft, of: id, version: begun.version)
            #expect(saved.draft == draft && saved.gaps == [.cover])
            #expect(try await makers.games() == [saved])
            #expect(try await makers.game(id) == saved)
            await #expect(throws: MakerError.unknownTag("puzle", nearest: "puzzle")) {
                try await makers.save(GameDraft(tags: ["puzle"]), of: id, version: saved.version)
            }
            await #expect(throws: MakerError.invalid(field: "players", reason: .outOfRange)) {
                let traits = GameTraits(players: PlayerCount(fewest: 5, most: 4))
                return try await makers.save(GameDraft(traits: traits), of: id, version: saved.version)
            }
            await #expect(throws: MakerError.changedElsewhere) {
                try await makers.save(GameDraft(title: "x"), of: id, version: begun.version)
            }
            await #expect(throws: MakerError.incomplete([.cover])) { try await makers.handIn(id) }
            await #expect(throws: MakerError.gameNotFound) { try await makers.game(UUID()) }
            await #expect(throws: MakerError.forbidden) { try await makers.reviewQueue() }
            await #expect(throws: MakerError.forbidden) { try await makers.review(id, .publish) }
            let day = ReleaseDay(year: 2026, month: 11, day: 24)  // Any day.
            #expect(try await makers.figures(of: id, from: day, to: day).rows.isEmpty)
            #expect(try await makers.withdraw(id).state == .draft)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `a file goes on where the line broke, and one that is none is refused`(place: ServicePlace) async throws {
        try await withService(place) { makers, _ in
            _ = try await makers.setMaker(Maker(name: "Lantern Works", hasAgreed: true))
            let id = UUID()
            _ = try await makers.begin(id)
            let bytes = Data("no picture at all".utf8)
            let upload = try await makers.beginMedia(.cover, size: bytes.count, of: id)
            #expect(try await makers.append(bytes.prefix(5), at: 0, to: upload.id).received == 5)
            await #expect(throws: MakerError.elsewhere(received: 5)) {
                try await makers.append(bytes.prefix(5), at: 0, to: upload.id)
            }
            #expect(try await makers.media(upload.id).received == 5)
            #expect(try await makers.append(Data(bytes.dropFirst(5)), at: 5, to: upload.id).isWhole)
            await #expect(throws: MakerError.unusable(.wrongKind)) {
                try await makers.finishMedia(upload.id, as: .cover, of: id)
            }
            await #expect(throws: MakerError.gameNotFound) { try await makers.media(upload.id) }
            #expect(try await makers.removeMedia(UUID(), of: id).media.isEmpty)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `a claim is begun, asked about and dropped alike in both places`(place: ServicePlace) async throws {
        try await withService(place) { makers, claims in
            await #expect(throws: MakerError.makerNeeded) { try await claims.begin("celeste") }
            _ = try await makers.setMaker(Maker(name: "Lantern Works", hasAgreed: true))
            await #expect(throws: MakerError.gameNotFound) { try await claims.begin("no-such-game") }
            let claim = try await claims.begin("celeste")
            #expect(claim.title == "Celeste" && claim.state == .open && claim.makerName == "Lantern Works")
            #expect(try await claims.claims() == [claim])
            // No store is asked here.
            await #expect(throws: MakerError.wrongState) { try await claims.prove("celeste") }
            await #expect(throws: MakerError.invalid(field: "note", reason: .empty)) {
                try await claims.ask("celeste", " ")
            }
            let asked = try await claims.ask("celeste", "It is on our page.")
            #expect(asked.state == .asked && asked.note == "It is on our page.")
            await #expect(throws: MakerError.wrongState) { try await claims.ask("celeste", "Again.") }
            await #expect(throws: MakerError.forbidden) { try await claims.queue() }
            await #expect(throws: MakerError.forbidden) { try await claims.decide(claim.id, .grant) }
            try await claims.drop("celeste")
            #expect(try await claims.claims().isEmpty)
        }
    }

    @Test(arguments: [
        MakerError.madeAlready, .tooSoon, .tooManyClaims, .tokenMissing(.steam), .tokenMissing(.itch),
        .storeSilent(.itch),
    ])
    func `what goes wrong with claims goes over the line`(error: MakerError) {
        #expect(MakerError(problem: error.problem) == error)
    }
}
