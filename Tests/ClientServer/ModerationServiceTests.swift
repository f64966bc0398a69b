import AccountsDomain
import Foundation
import ModerationDomain
import Testing

/// Moderation, in process, over the API and over GraphQL.
struct ModerationServiceTests {
    private static let item = ReportedItem(kind: "pitch", id: "a/7 ü")

    @Test(arguments: AccountWay.allCases)
    func `a report reaches an admin, and nobody else decides`(place: AccountWay) async throws {
        try await place.withAccounts { accounts in
            let (guest, author) = (try await accounts.newGuest(), UUID())
            try await guest.reports.report(Self.item, by: author, for: .hatred, note: "“quoted”\nlines")
            await #expect(throws: ModerationError.forbidden) { try await guest.moderation.queue() }
            await #expect(throws: ModerationError.forbidden) {
                try await guest.moderation.decide(.kept, on: Self.item, note: "")
            }
            let admin = try await accounts.member("admin@example.org")
            await #expect(throws: ModerationError.forbidden) { try await admin.moderation.queue() }
            try await accounts.promote("admin@example.org")
            let report = try #require(try await admin.moderation.queue().first)
            #expect(report.item == Self.item)
            #expect(report.author == author)
            #expect(report.reasons == [.hatred])
            #expect(report.notes == ["“quoted”\nlines"])
            let decided = try await admin.moderation.decide(.hidden, on: Self.item, note: "seen")
            #expect(decided.decision?.verdict == .hidden)
            await #expect(throws: ModerationError.notFound) {
                try await admin.moderation.decide(.kept, on: ReportedItem(kind: "pitch", id: "8"), note: "")
            }
        }
    }

    @Test(arguments: AccountWay.allCases)
    func `blocks are one's own`(place: AccountWay) async throws {
        try await place.withAccounts { accounts in
            let (person, other) = (try await accounts.newGuest(), try await accounts.newGuest())
            let id = try await other.account.account().id
            try await person.moderation.block(id)
            #expect(try await person.moderation.blocked().map(\.id) == [id])
            await #expect(throws: ModerationError.invalid(field: "account")) {
                try await other.moderation.block(id)
            }
            #expect(try await other.moderation.blocked().isEmpty)
            try await person.moderation.unblock(id)
            #expect(try await person.moderation.blocked().isEmpty)
        }
    }
}
