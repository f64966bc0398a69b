import Foundation
import PitchDeckDomain
import Testing

/// A change of content that is fine, and what it is refused for.
struct ContentCase: Sendable, CustomStringConvertible {
    let description: String
    let field: String
    let reason: StartupError.Reason
    let change: @Sendable (inout StartupContent) -> Void

    init(
        _ field: String,
        _ reason: StartupError.Reason,
        _ change: @escaping @Sendable (inout StartupContent) -> Void
    ) {
        (self.field, self.reason, self.change) = (field, reason, change)
        description = "\(field) \(reason.rawValue)"
    }
}

private let web = URL(filePath: "/").deletingLastPathComponent()
private func https(_ path: String = "") -> URL { URL(string: "https://example.org/\(path)") ?? web }

private func claim(_ value: Double) -> StartupClaim {
    StartupClaim(metric: .users, value: value, asOf: Date(timeIntervalSince1970: 0))
}

private let cases = [
    ContentCase("title", .empty) { $0.title = " \n" },
    ContentCase("title", .tooLong) { $0.title = String(repeating: "a", count: 81) },
    // One letter may have as many marks as one likes.
    ContentCase("title", .tooLong) { $0.title = "a" + String(repeating: "\u{301}", count: 700) },
    ContentCase("title", .malformed) { $0.title = "a\0b" },
    ContentCase("pitch", .tooLong) { $0.pitch = String(repeating: "a", count: 141) },
    ContentCase("description", .tooLong) { $0.description = String(repeating: "a", count: 5_001) },
    ContentCase("teamSize", .outOfRange) { $0.teamSize = 0 },
    ContentCase("founded", .outOfRange) { $0.founded = 2027 },
    ContentCase("website", .notHTTPS) { $0.website = URL(string: "http://example.org") },
    ContentCase("website", .notHTTPS) { $0.website = URL(string: "javascript:alert(1)") },
    ContentCase("website", .malformed) { $0.website = URL(string: "https://bank.example.org@example.com") },
    ContentCase("website", .malformed) { $0.website = URL(string: "https://me:word@example.org") },
    ContentCase("website", .tooLong) { $0.website = https(String(repeating: "a", count: 2_000)) },
    ContentCase("links", .tooMany) { $0.links = Array(repeating: StartupLink(name: "a", url: https()), count: 6) },
    ContentCase("links.0.name", .empty) { $0.links = [StartupLink(name: "", url: https())] },
    ContentCase("links.0.url", .notHTTPS) { $0.links = [StartupLink(name: "a", url: web)] },
    ContentCase("claims.0.value", .outOfRange) { $0.claims = [claim(-1)] },
    ContentCase("claims.0.value", .outOfRange) { $0.claims = [claim(.nan)] },
    ContentCase("claims.0.value", .outOfRange) { $0.claims = [claim(1e308)] },
    ContentCase("claims.0.asOf", .outOfRange) {
        $0.claims = [StartupClaim(metric: .users, value: 1, asOf: .distantPast)]
    },
    ContentCase("title", .malformed) { $0.title = "Kites \u{202E}setik" },
    ContentCase("pitch", .malformed) { $0.pitch = "a\u{7}b" },
    ContentCase("claims.0.asOf", .inTheFuture) {
        $0.claims = [StartupClaim(metric: .users, value: 1, asOf: Date(timeIntervalSince1970: 1_767_312_000))]
    },
    ContentCase("claims", .tooMany) {
        $0.claims = Array(repeating: claim(1), count: 13)
    },
]

struct StartupContentTests {
    /// 1 January 2026, 00:00 UTC.
    private let now = Date(timeIntervalSince1970: 1_767_225_600)

    @Test(arguments: cases)
    func `a founder is told which field is wrong, and why`(_ given: ContentCase) {
        var content = StartupContent(title: "Solar Kites")
        given.change(&content)
        #expect(throws: StartupError.invalid(given.field, given.reason)) { try content.validated(at: now) }
    }

    @Test func `of several fields that are wrong each is told once`() {
        var content = StartupContent(title: " ", teamSize: 0)
        content.links = [StartupLink(name: "", url: web), StartupLink(name: "a", url: web)]
        content.claims = [claim(-1)]
        let wrong: [StartupError] = [
            .invalid("title", .empty), .invalid("teamSize", .outOfRange), .invalid("links.0.name", .empty),
            .invalid("links.0.url", .notHTTPS), .invalid("links.1.url", .notHTTPS),
            .invalid("claims.0.value", .outOfRange),
        ]
        #expect(throws: StartupError.several(wrong)) { try content.validated(at: now) }
    }

    @Test func `what is as long as may be is kept, without spaces around`() throws {
        var content = StartupContent(
            title: " \(String(repeating: "ü", count: 80))\n",
            teamSize: 1_000_000,
            founded: 2026
        )
        content.links = Array(repeating: StartupLink(name: " a ", url: https()), count: 5)
        content.claims = [StartupClaim(metric: .raised, value: 0, asOf: now)]
        let kept = try content.validated(at: now)
        #expect(kept.title.count == 80 && kept.links.map(\.name) == Array(repeating: "a", count: 5))
        #expect(try kept.validated(at: now) == kept)
        content.title = "Solar\nKites"
        content.gallery = Array(repeating: DocumentID.random(), count: 9)
        #expect(try content.validated(at: now).title == "Solar Kites" && content.validated(at: now).gallery.count == 1)
    }

    @Test(arguments: [
        ("", false), ("abcdefghij0123456789abcd", true), ("ABCDEFGHIJ0123456789ABCD", false), ("ü", false),
    ])
    func `a document's id is 24 lower-case letters and digits`(_ text: String, _ isOne: Bool) {
        #expect((DocumentID(text) != nil) == isOne)
        let drawn = DocumentID.random()
        #expect(DocumentID(drawn.text) == drawn && drawn != .random())
    }

    @Test func `pages are as large as may be, and from the first`() throws {
        #expect(try StartupQuery(page: -3, pageSize: 5_000).validated() == StartupQuery(page: 1, pageSize: 100))
        #expect(throws: StartupError.invalid("title", .tooLong)) {
            try StartupQuery(title: String(repeating: "a", count: 201)).validated()
        }
        #expect(StartupPage(startups: [], total: 41, page: 1, pageSize: 20).pageCount == 3)
    }
}
