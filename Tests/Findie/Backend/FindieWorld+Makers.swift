import AccountsDomain
import FindieDomain
import Foundation
import ModerationService
import Uploads

@testable import FindieService

/// Makers of a world, and who reviews.
extension FindieWorld {
    static let draft = GameDraft(
        title: "Lantern Deep",
        text: "Light the way down a well.",
        tags: ["puzzle", "pixel-art", "fantasy"],
        price: Price(amount: 999),
        itchPage: "https://lantern.itch.io/deep"
    )

    func maker(_ email: String = "mira@example.org") async throws -> AccountMakerService {
        let service = makers().service(for: try await member(email))
        _ = try await service.setMaker(Maker(name: "Lantern Works", hasAgreed: true))
        return service
    }

    func reviewer() async throws -> AccountMakerService {
        makers().service(for: try await member("admin@example.org", role: .admin))
    }

    func moderation(of account: Account.ID) -> AccountModerationService {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        return AccountModerationService(database: database, account: account, now: { now })
    }

    func send(
        _ bytes: Data,
        _ kind: GameMedia.Kind,
        _ id: UUID,
        _ service: AccountMakerService
    ) async throws -> MakerGame {
        var upload = try await service.beginMedia(kind, size: bytes.count, of: id)
        while !upload.isWhole {
            let piece = Data(bytes.dropFirst(upload.received).prefix(50))
            upload = try await service.append(piece, at: upload.received, to: upload.id)
        }
        return try await service.finishMedia(upload.id, as: kind, of: id)
    }

    /// A game that players see.
    func published(
        _ service: AccountMakerService,
        _ reviewer: AccountMakerService,
        _ draft: GameDraft = FindieWorld.draft
    ) async throws -> MakerGame {
        let id = UUID()
        let game = try await service.begin(id)
        _ = try await service.save(draft, of: id, version: game.version)
        _ = try await send(TestMedia.png(1_280, 720), .cover, id, service)
        _ = try await service.handIn(id)
        return try await reviewer.review(id, .publish)
    }
}
