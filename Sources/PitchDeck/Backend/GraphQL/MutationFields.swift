import Foundation
import GraphQL
import PitchDeckDomain

/// An argument's; transactions announce changes of another kind.
typealias InputChange<Value: Decodable & Sendable> = Change<Value>

/// Strapi's one input of creating and updating: everything may be left out, and what must be there is checked later.
struct StartupInput: Decodable, Sendable {
    var title: Change<String>
    var description: Change<String>
    var pitch: Change<String>
    var category: Change<String>
    var image: Change<String>
    var imageUrl: Change<String>
    var publishedAt: Change<Moment>
    var location: Change<String>
    var stage: Change<StartupContent.Stage>
    var teamSize: Change<Int>
    var founded: Change<Int>
    var website: Change<String>
    var links: Change<[LinkInput]>
    var claims: Change<[ClaimInput]>
    var gallery: Change<[String]>
    var deck: Change<String>
    var showsDeck: Change<Bool>

    struct LinkInput: Decodable, Sendable {
        var name: String
        var url: String
    }

    struct ClaimInput: Decodable, Sendable {
        var metric: StartupClaim.Metric
        var value: Double
        var unit: String?
        var asOf: Date
        var evidence: String?
    }

    /// The content with what is given in it; `problems` are told of what cannot be an address, and of a category and
    /// files that there are not.
    func applied(
        to content: StartupContent,
        _ store: StartupStore,
        _ problems: inout FieldProblems
    ) throws -> StartupContent {
        var content = content
        try applyFiles(to: &content, FileStore(connection: store.connection), &problems)
        title.apply(to: &content.title, cleared: "")
        description.apply(to: &content.description, cleared: "")
        pitch.apply(to: &content.pitch, cleared: "")
        location.apply(to: &content.location, cleared: "")
        stage.apply(to: &content.stage, cleared: nil) { $0 }
        teamSize.apply(to: &content.teamSize, cleared: nil) { $0 }
        founded.apply(to: &content.founded, cleared: nil) { $0 }
        try category.apply(to: &content.category, cleared: nil) { text in
            let id = try store.category(named: text)
            if id == nil { problems.note("category", .unknownValue) }
            return id
        }
        website.apply(to: &content.website, cleared: nil) { Self.url($0, "website", &problems) }
        links.apply(to: &content.links, cleared: []) { links in
            links.enumerated().map { StartupLink(name: $1.name, url: Self.url($1.url, "links.\($0).url", &problems)) }
        }
        claims.apply(to: &content.claims, cleared: []) { claims in
            claims.enumerated().map { index, claim in
                StartupClaim(
                    metric: claim.metric,
                    value: claim.value,
                    unit: claim.unit ?? "",
                    asOf: claim.asOf,
                    evidence: claim.evidence.map { Self.url($0, "claims.\(index).evidence", &problems) }
                )
            }
        }
        return content
    }

    /// Files by their ids or numbers; an address is one of a file here.
    private func applyFiles(
        to content: inout StartupContent,
        _ files: FileStore,
        _ problems: inout FieldProblems
    ) throws {
        func file(_ text: String, _ field: String, _ problems: inout FieldProblems) throws -> DocumentID? {
            let id = try files.id(named: text)
            if id == nil { problems.note(field, .unknownValue) }
            return id
        }
        try image.apply(to: &content.image, cleared: nil) { try file($0, "image", &problems) }
        try imageUrl.apply(to: &content.image, cleared: nil) { address in
            // Whichever name this server is called by; what else stands before the path is no address of a file here.
            let parts = address.components(separatedBy: StartupFile.folder)
            let isOurs = parts.count == 2 && (parts[0].isEmpty || parts[0].wholeMatch(of: /https?:\/\/[^\/?#]+/) != nil)
            return try file(isOurs ? parts[1] : "", "imageUrl", &problems)
        }
        try gallery.apply(to: &content.gallery, cleared: []) { names in
            try names.compactMap { try file($0, "gallery", &problems) }
        }
        try deck.apply(to: &content.deck, cleared: nil) { try file($0, "deck", &problems) }
        showsDeck.apply(to: &content.showsDeck, cleared: true)
    }

    /// What can be no address is noted, and stands for none.
    private static func url(_ text: String, _ field: String, _ problems: inout FieldProblems) -> URL {
        if let url = URL(string: text) { return url }
        problems.note(field, .malformed)
        return URL(filePath: "/")
    }
}

extension Change {
    /// The value to be; `nil` where it stays.
    func value(cleared: Value) -> Value? {
        switch self {
        case .unchanged: nil
        case .cleared: cleared
        case .set(let value): value
        }
    }

    fileprivate func apply<Target>(
        to target: inout Target,
        cleared: Target,
        _ convert: (Value) throws -> Target
    ) rethrows {
        switch self {
        case .unchanged: break
        case .cleared: target = cleared
        case .set(let value): target = try convert(value)
        }
    }

    fileprivate func apply(to target: inout Value, cleared: Value) {
        apply(to: &target, cleared: cleared) { $0 }
    }
}

private struct CreateArguments: Decodable, Sendable {
    var data: StartupInput
    var status: PublicationStatus?
}

private struct UpdateArguments: Decodable, Sendable {
    var documentId: String
    var data: StartupInput
    var status: PublicationStatus?
    var ifVersion: Int?
}

struct DeletedDocument: ObjectOutput {
    var id: DocumentID
}

extension SchemaBinding where Context == PitchDeckContext {
    func bindMutations() {
        change("createStartup", CreateArguments.self) { arguments, call -> Startup? in
            let edition = arguments.status?.edition ?? .published
            return try await call.context.startups(call, arguments).create(edition: edition) {
                try arguments.data.applied(to: StartupContent(title: ""), $0, &$1)
            }
        }
        change("updateStartup", UpdateArguments.self) { arguments, call -> Startup? in
            try await call.context.startups(call, arguments).update(
                DocumentID(argument: arguments.documentId),
                edition: arguments.status?.edition ?? .published,
                ifVersion: arguments.ifVersion
            ) { try arguments.data.applied(to: $0, $1, &$2) }
        }
        change("deleteStartup", DocumentArguments.self) { arguments, call -> DeletedDocument? in
            let id = DocumentID(argument: arguments.documentId)
            try await call.context.startups(call, arguments).delete(id)
            return DeletedDocument(id: id)
        }
        type("DeleteMutationResponse", DeletedDocument.self) { $0.value("documentId") { $0.id.text } }
        bindStateChanges()
        bindWorkspaceChanges()
    }

    private func bindStateChanges() {
        change("withdrawStartup", DocumentArguments.self) { arguments, call -> Startup? in
            let id = DocumentID(argument: arguments.documentId)
            return try await call.context.startups(call, arguments).withdraw(id)
        }
        change("restoreStartup", DocumentArguments.self) { arguments, call -> Startup? in
            let id = DocumentID(argument: arguments.documentId)
            return try await call.context.startups(call, arguments).restore(id)
        }
        change("confirmStartup", DocumentArguments.self) { arguments, call -> Startup? in
            let id = DocumentID(argument: arguments.documentId)
            return try await call.context.startups(call, arguments).confirm(id)
        }
        change("viewStartup", DocumentArguments.self) { arguments, call in
            try await call.context.startups(call, arguments).viewed(DocumentID(argument: arguments.documentId))
            return true
        }
    }
}

extension DocumentID {
    /// A text that can be no id names what there is not, so that who may not ask at all is told that first.
    init(argument text: String) { self = DocumentID(text) ?? .random() }
}
