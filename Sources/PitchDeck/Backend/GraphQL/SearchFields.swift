import Foundation
import GraphQL
import PitchDeckDomain

private struct SearchArguments: Decodable, Sendable {
    var text: String?
    var facets: FacetArguments?
    var pagination: PaginationArguments?
    var order: StartupSearch.Order
    var openedAt: Date?

    struct FacetArguments: Decodable, Sendable {
        var categories: [String]?
        var stages: [StartupContent.Stage]?
        var place: String?
        var team: StartupSearch.TeamBand?
        var hiring: Bool?
        var hasDeck: Bool?
        var fresh: Bool?
        var stale: Bool?
    }

    /// How many come before the page, which need not be whole pages.
    func start() throws -> Int { try StrapiPage(pagination).start }

    func search() throws -> StartupSearch {
        let page = try StrapiPage(pagination)
        return try StartupSearch(
            text: text ?? "",
            categories: try (facets?.categories ?? []).map { text in
                // Without it the search would be narrowed by nothing.
                guard let id = DocumentID(text) else { throw StartupError.invalid("facets.categories", .malformed) }
                return id
            },
            stages: facets?.stages ?? [],
            place: facets?.place,
            team: facets?.team,
            isHiring: facets?.hiring ?? false,
            hasDeck: facets?.hasDeck ?? false,
            isFresh: facets?.fresh ?? false,
            includesStale: facets?.stale ?? false,
            order: order,
            page: page.start / page.limit + 1,
            pageSize: page.limit,
            openedAt: openedAt
        ).validated()
    }
}

extension StartupSearchPage: ObjectOutput {}
extension StartupFacets: ObjectOutput {}
extension StartupFacets.Place: ObjectOutput {}

/// How many there are of one choice.
private struct FacetCount<Choice: Sendable>: ObjectOutput {
    var choice: Choice
    var count: Int
}

private struct NoteArguments: Decodable, Sendable {
    var documentId: String
    var stage: WorkspaceEntry.Stage
    var note: String
}

private struct StageArguments: Decodable, Sendable {
    var stages: [WorkspaceStage]
}

extension SchemaBinding where Context == PitchDeckContext {
    func bindSearch() {
        let cost = FieldCost(
            weight: 50,
            sizedBy: ["pagination.pageSize", "pagination.limit"],
            assumedSize: 10,
            largestSize: 100
        )
        find("searchStartups", SearchArguments.self, cost: cost) { arguments, call, store in
            try StartupFinder(
                store: store,
                search: try arguments.search(),
                now: call.context.now(),
                catalogue: call.context.known,
                start: try arguments.start()
            ).page()
        }
        find("ownStartups", NoArguments.self, cost: listCost) { _, call, store in
            try call.context.account.map { try store.startups(of: $0) } ?? []
        }
        type("StartupSearch", StartupSearchPage.self) {
            $0.value("nodes") { $0.startups }
            $0.value("facets") { $0.facets }
            $0.value("pageInfo") {
                PageInfo(total: $0.total, page: $0.page, pageSize: $0.pageSize, pageCount: $0.pageCount)
            }
            $0.value("newer") { $0.newer }
            $0.value("partial") { $0.isPartial }
            $0.value("leftOut") { $0.leftOut }
        }
        bindFacets()
        bindWorkspace()
    }

    private func bindFacets() {
        type("Facets", StartupFacets.self) {
            $0.value("categories") { facets in
                facets.categories.sorted { ($1.value, $0.key.text) < ($0.value, $1.key.text) }
                    .map { FacetCount(choice: $0.key.text, count: $0.value) }
            }
            $0.value("stages") { facets in
                StartupContent.Stage.allCases.compactMap { stage in
                    facets.stages[stage].map { FacetCount(choice: stage, count: $0) }
                }
            }
            $0.value("places") { $0.places }
            $0.value("teams") { facets in
                StartupSearch.TeamBand.allCases.compactMap { band in
                    facets.teams[band].map { FacetCount(choice: band, count: $0) }
                }
            }
            $0.value("hiring") { $0.hiring }
            $0.value("withDeck") { $0.withDeck }
            $0.value("fresh") { $0.fresh }
        }
        type("CategoryCount", FacetCount<String>.self) {
            $0.value("documentId") { $0.choice }
            $0.value("count") { $0.count }
        }
        type("StageCount", FacetCount<StartupContent.Stage>.self) {
            $0.value("stage") { $0.choice }
            $0.value("count") { $0.count }
        }
        type("PlaceCount", StartupFacets.Place.self) {
            $0.value("name") { $0.name }
            $0.value("count") { $0.count }
        }
        type("TeamCount", FacetCount<StartupSearch.TeamBand>.self) {
            $0.value("team") { $0.choice }
            $0.value("count") { $0.count }
        }
    }

    private func bindWorkspace() {
        find("workspace", NoArguments.self, cost: listCost) { _, call, store in
            try call.context.account.map {
                try WorkspaceStore(connection: store.connection, account: $0).entries()
            } ?? []
        }
        find("workspaceStages", NoArguments.self) { _, call, store in
            try call.context.account.map { try StageStore(connection: store.connection, account: $0).stages() }
                ?? WorkspaceStage.first
        }
        type("WorkspaceStage", WorkspaceStage.self) {
            $0.value("id") { $0.id.rawValue }
            $0.value("name") { $0.name }
        }
        type("WorkspaceEntry", WorkspaceEntry.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("startup") { $0.startup }
            $0.value("stage") { $0.stage.rawValue }
            $0.value("note") { $0.note }
            $0.value("savedAt") { Moment($0.savedAt) }
            $0.value("updatedAt") { Moment($0.updatedAt) }
        }
    }

    func bindWorkspaceChanges() {
        change("saveStartup", DocumentArguments.self) { arguments, call -> WorkspaceEntry? in
            try await call.context.workspace().save(DocumentID(argument: arguments.documentId))
        }
        change("noteStartup", NoteArguments.self) { arguments, call -> WorkspaceEntry? in
            let id = DocumentID(argument: arguments.documentId)
            return try await call.context.workspace().write(id, stage: arguments.stage, note: arguments.note)
        }
        change("setWorkspaceStages", StageArguments.self) { arguments, call -> [WorkspaceStage]? in
            try await call.context.workspace().write(arguments.stages)
        }
        change("unsaveStartup", DocumentArguments.self) { arguments, call in
            try await call.context.workspace().remove(DocumentID(argument: arguments.documentId))
            return true
        }
    }
}
