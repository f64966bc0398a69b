import Foundation
import PitchDeckDomain

/// Made-up startups for samples.
nonisolated enum SampleData {
    /// 1 July 2026, 12:00 UTC.
    static let now = Date(timeIntervalSince1970: 1_782_907_200)
    static let day: TimeInterval = 86_400

    static func id(_ number: Int) -> DocumentID {
        let digits = String(number)
        return DocumentID(String(repeating: "a", count: 24 - digits.count) + digits) ?? .random()
    }

    static let energy = StartupCategory(id: id(901), number: 1, name: "Energy", slug: "energy")
    static let food = StartupCategory(id: id(902), number: 2, name: "Food", slug: "food")
    static let author = StartupAuthor(
        id: id(800),
        name: "Signe Holm",
        bio: "Builds cold rooms that think ahead.",
        joinedAt: now.addingTimeInterval(-400 * day)
    )

    static let startups: [Startup] = [
        startup(1, "Quietgrid", "Shifts the load of cold stores to the hours when power is clean.", energy) {
            $0.content.claims = [
                StartupClaim(metric: .users, value: 212, unit: "cold stores", asOf: now.addingTimeInterval(-40 * day)),
                StartupClaim(
                    metric: .revenue,
                    value: 2_400_000,
                    unit: "EUR a year",
                    asOf: now.addingTimeInterval(-40 * day),
                    evidence: URL(string: "https://example.org/report")
                ),
            ]
            $0.content.description =
                "A cold store is a battery that nobody uses.\n\nQuietgrid cools deeper when wind is plenty."
            ($0.content.location, $0.content.stage, $0.content.teamSize) = ("Aarhus", .seriesA, 32)
            ($0.content.founded, $0.content.website) = (2019, URL(string: "https://example.org"))
        },
        startup(2, "Foundry Bread", "Dough delivered to bakeries that have no nights left.", food) {
            ($0.content.location, $0.content.stage) = ("Lyon", .bootstrapped)
            $0.confirmedAt = now.addingTimeInterval(-120 * day)
        },
        startup(3, "A company whose founders could not agree on a shorter name for it than this one", "", nil) {
            $0.isSample = true
        },
    ]

    static func startup(
        _ number: Int,
        _ title: String,
        _ pitch: String,
        _ category: StartupCategory?,
        _ change: (inout Startup) -> Void = { _ in }
    ) -> Startup {
        var startup = Startup(
            id: id(number),
            number: number,
            slug: "sample-\(number)",
            content: StartupContent(title: title, pitch: pitch, category: category?.id),
            category: category,
            author: author,
            state: .published,
            edition: .published,
            version: 2,
            views: 1_204,
            createdAt: now.addingTimeInterval(-30 * day),
            updatedAt: now.addingTimeInterval(-3_600),
            publishedAt: now.addingTimeInterval(-30 * day),
            confirmedAt: now.addingTimeInterval(-3 * day)
        )
        change(&startup)
        return startup
    }

    static var draft: Startup {
        startup(4, "Moth", "A reading lamp that dims as you get tired.", nil) {
            ($0.state, $0.edition, $0.publishedAt, $0.confirmedAt) = (.draft, .draft, nil, nil)
        }
    }

    static let facets = StartupFacets(
        categories: [energy.id: 14, food.id: 3],
        stages: [.seed: 9, .seriesA: 5, .bootstrapped: 3],
        places: [.init(name: "Aarhus", count: 4), .init(name: "Lyon", count: 2)],
        teams: [.small: 11, .medium: 6],
        hiring: 7,
        withDeck: 5,
        fresh: 16
    )

    static func page(_ startups: [Startup] = startups, total: Int = 17, newer: Int = 0) -> StartupSearchPage {
        StartupSearchPage(startups: startups, facets: facets, total: total, page: 1, pageSize: 20, newer: newer)
    }

    /// One is gone, one is called otherwise, one is the person's own.
    static let stages = [
        WorkspaceStage(id: .new), WorkspaceStage(id: .meeting, name: "Call them"),
        WorkspaceStage(id: WorkspaceEntry.Stage(rawValue: id(950).text), name: "Term sheet"),
    ]

    static let entries: [WorkspaceEntry] = [
        WorkspaceEntry(
            id: startups[0].id,
            startup: startups[0],
            stage: .meeting,
            note: "Ask for the contract with the port.",
            savedAt: now.addingTimeInterval(-9 * day),
            updatedAt: now.addingTimeInterval(-day)
        ),
        WorkspaceEntry(
            id: startups[1].id,
            startup: startups[1],
            savedAt: now.addingTimeInterval(-8 * day),
            updatedAt: now.addingTimeInterval(-2 * day)
        ),
        WorkspaceEntry(id: id(7), startup: nil, savedAt: now, updatedAt: now.addingTimeInterval(-3 * day)),
    ]
}

/// The services of samples, which answer what samples are made of.
nonisolated struct SampleServices: StartupService, WorkspaceService, FounderProfileService, IntroductionService,
    StartupReviewService
{
    var author: DocumentID?

    func startups(_ query: StartupQuery) async throws(StartupError) -> StartupPage {
        StartupPage(startups: SampleData.startups, total: 3, page: 1, pageSize: 20)
    }

    func startup(_ id: DocumentID, edition: Startup.Edition) async throws(StartupError) -> Startup {
        guard let startup = SampleData.startups.first(where: { $0.id == id }) else { throw .notFound(id) }
        return startup
    }

    func ownStartups() async throws(StartupError) -> [Startup] { [SampleData.draft, SampleData.startups[0]] }
    func categories() async throws(StartupError) -> [StartupCategory] { [SampleData.energy, SampleData.food] }
    func search(_ search: StartupSearch) async throws(StartupError) -> StartupSearchPage { SampleData.page() }
    func similar(to id: DocumentID, limit: Int) async throws(StartupError) -> [Startup] { [] }
    func viewed(_ id: DocumentID) async throws(StartupError) {}
    func delete(_ id: DocumentID) async throws(StartupError) {}
    func restore(_ id: DocumentID) async throws(StartupError) -> Startup { throw .notFound(id) }
    func confirm(_ id: DocumentID) async throws(StartupError) -> Startup { throw .notFound(id) }
    func appeal(_ id: DocumentID, _ text: String) async throws(StartupError) -> Startup { throw .notFound(id) }
    func withdraw(_ id: DocumentID) async throws(StartupError) -> Startup { throw .notFound(id) }

    func create(_ content: StartupContent, edition: Startup.Edition) async throws(StartupError) -> Startup {
        SampleData.draft
    }

    func update(
        _ id: DocumentID,
        _ content: StartupContent,
        edition: Startup.Edition,
        ifVersion version: Int?
    ) async throws(StartupError) -> Startup { SampleData.draft }

    func entries() async throws(StartupError) -> [WorkspaceEntry] { SampleData.entries }
    func entry(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry? { nil }
    func save(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry { SampleData.entries[0] }
    func remove(_ id: DocumentID) async throws(StartupError) {}
    func stages() async throws(StartupError) -> [WorkspaceStage] { WorkspaceStage.first }
    func write(_ stages: [WorkspaceStage]) async throws(StartupError) -> [WorkspaceStage] { stages }

    func write(
        _ id: DocumentID,
        stage: WorkspaceEntry.Stage,
        note: String
    ) async throws(StartupError) -> WorkspaceEntry { SampleData.entries[0] }

    func queue() async throws(StartupError) -> [StartupReview] { ReviewSamples.queue }
    func approve(_ id: DocumentID, ifVersion version: Int) async throws(StartupError) {}
    func sendBack(_ id: DocumentID, ifVersion version: Int, note: String) async throws(StartupError) {}

    func introductions() async throws(StartupError) -> [Introduction] {
        [IntroductionSamples.one(1, .waiting, isReceived: true)]
    }

    func door(to startup: DocumentID) async throws(StartupError) -> IntroductionDoor { .open }
    func withdraw(_ id: DocumentID) async throws(StartupError) {}
    func blockAsker(of id: DocumentID) async throws(StartupError) {}

    func ask(_ startup: DocumentID, message: String) async throws(StartupError) -> Introduction {
        throw .notFound(startup)
    }

    func answer(_ id: DocumentID, isAccepted: Bool) async throws(StartupError) -> Introduction {
        throw .notFound(id)
    }

    func profile() async throws(StartupError) -> FounderProfile { FounderProfile(name: "Signe Holm") }
    func save(_ profile: FounderProfile) async throws(StartupError) -> FounderProfile { profile }
}
