import Calls

/// A place in PitchDeck, printed as and read from an address.
package enum PitchDeckRoute: Hashable, Codable, Sendable {
    /// The catalogue, with what is looked for.
    case catalogue(StartupSearch)
    /// One startup, reached from the catalogue.
    case startup(DocumentID)
    case workspace
    /// Saved ones beside each other.
    case compare([DocumentID])
    /// One startup, reached from the workspace.
    case saved(DocumentID)
    case cabinet
    /// One of the person's own.
    case own(DocumentID)
    /// Writing a new one.
    case begin
    /// Writing one of the person's own.
    case edit(DocumentID)
    case profile
    /// What moderators have to look at.
    case reviews
    /// The deck of a startup.
    case deck(DocumentID)
    /// The deck behind a link, by its secret.
    case deckLink(String)
    /// One's own links to a deck, and how it was read.
    case readings(DocumentID)
}

extension PitchDeckRoute {
    private static let address = AppAddress(app: "pitchdeck")

    /// The path on the web, such as `/pitchdeck/startups/…`.
    package var path: String { Self.address.path(location) }

    /// The phone's own address of the same place, such as `pitchdeck://workspace`.
    package var appURL: String { Self.address.appURL(location) }

    /// Reads a path, an `http(s)` address on any host, or a `pitchdeck://` address; `nil` when it names no place here.
    package init?(url: String) {
        guard let (names, values) = Self.address.parts(of: url) else { return nil }
        let id = names.dropFirst().first.flatMap(DocumentID.init)
        switch (names.first, names.count, id) {
        case (nil, _, _): self = .catalogue(Self.search(from: values))
        case ("startups", 2, let id?): self = .startup(id)
        case ("startups", 3, let id?) where names.last == "deck": self = .deck(id)
        case ("links", 2, let secret?): self = .deckLink(secret.text)
        case ("cabinet", 3, let id?) where names.last == "deck": self = .readings(id)
        case ("workspace", 1, _): self = .workspace
        case ("compare", 1, _):
            let ids = (values["ids"] ?? "").split(separator: ",").compactMap { DocumentID(String($0)) }
            self = .compare(Array(ids.prefix(WorkspaceEntry.maximumCompared)))
        case ("workspace", 2, let id?): self = .saved(id)
        case ("cabinet", 1, _): self = .cabinet
        case ("cabinet", 2, nil) where names.last == "new": self = .begin
        case ("cabinet", 2, let id?): self = .own(id)
        case ("cabinet", 3, let id?) where names.last == "edit": self = .edit(id)
        case ("profile", 1, _): self = .profile
        case ("reviews", 1, _): self = .reviews
        default: return nil
        }
    }

    private var location: String {
        switch self {
        case .catalogue(let search):
            let parameters = Self.parameters(of: search)
            return parameters.isEmpty ? "" : "?" + parameters
        case .startup(let id): return "startups/\(id.text)"
        case .workspace: return "workspace"
        case .compare(let ids): return "compare?ids=" + ids.map(\.text).joined(separator: ",")
        case .saved(let id): return "workspace/\(id.text)"
        case .cabinet: return "cabinet"
        case .own(let id): return "cabinet/\(id.text)"
        case .begin: return "cabinet/new"
        case .edit(let id): return "cabinet/\(id.text)/edit"
        case .profile: return "profile"
        case .reviews: return "reviews"
        case .deck(let id): return "startups/\(id.text)/deck"
        case .deckLink(let secret): return "links/\(secret)"
        case .readings(let id): return "cabinet/\(id.text)/deck"
        }
    }

    private static func parameters(of search: StartupSearch) -> String {
        var items: [(String, String)] = []
        if !search.text.isEmpty { items.append(("q", search.text)) }
        if !search.categories.isEmpty {
            items.append(("category", search.categories.map(\.text).joined(separator: ",")))
        }
        if !search.stages.isEmpty { items.append(("stage", search.stages.map(\.rawValue).joined(separator: ","))) }
        if let place = search.place { items.append(("place", place)) }
        if let team = search.team { items.append(("team", team.rawValue)) }
        if search.isHiring { items.append(("hiring", "1")) }
        if search.hasDeck { items.append(("deck", "1")) }
        if search.isFresh { items.append(("fresh", "1")) }
        if search.includesStale { items.append(("stale", "1")) }
        if search.order != .relevance { items.append(("sort", search.order.rawValue)) }
        return AppAddress.query(items)
    }

    /// A value that cannot be read counts as not given.
    private static func search(from values: [String: String]) -> StartupSearch {
        func list(_ name: String) -> [String] { (values[name] ?? "").split(separator: ",").map(String.init) }
        return StartupSearch(
            text: values["q"] ?? "",
            categories: list("category").compactMap(DocumentID.init),
            stages: list("stage").compactMap(StartupContent.Stage.init),
            place: values["place"].flatMap { $0.isEmpty ? nil : $0 },
            team: values["team"].flatMap(StartupSearch.TeamBand.init),
            isHiring: values["hiring"] == "1",
            hasDeck: values["deck"] == "1",
            isFresh: values["fresh"] == "1",
            includesStale: values["stale"] == "1",
            order: values["sort"].flatMap(StartupSearch.Order.init) ?? .relevance
        )
    }
}
