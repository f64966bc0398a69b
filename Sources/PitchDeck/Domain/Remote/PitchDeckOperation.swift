/// The operations of PitchDeck's schema that a client sends; a test holds each against the schema.
package struct PitchDeckOperation: Hashable, Sendable {
    /// The root field, which is all that it asks for.
    package let name: String
    package let document: String

    init(_ name: String, _ kind: String, _ variables: String, _ arguments: String, _ selection: String) {
        self.name = name
        let fragment = selection.contains("...Whole") ? Self.whole : ""
        let field = arguments.isEmpty ? name : "\(name)(\(arguments))"
        document = "\(kind)\(variables.isEmpty ? "" : "(\(variables))") { \(field) \(selection) } \(fragment)"
    }

    static func query(
        _ name: String,
        _ variables: String = "",
        _ arguments: String = "",
        _ selection: String = "{ ...Whole }"
    ) -> PitchDeckOperation {
        PitchDeckOperation(name, "query", variables, arguments, selection)
    }

    static func mutation(
        _ name: String,
        _ variables: String = "$documentId: ID!",
        _ arguments: String = "documentId: $documentId",
        _ selection: String = "{ ...Whole }"
    ) -> PitchDeckOperation {
        PitchDeckOperation(name, "mutation", variables, arguments, selection)
    }

    private static let whole = """
        fragment Whole on Startup {
          documentId id slug title pitch description views version state createdAt updatedAt publishedAt confirmedAt
          deletedAt isSample isHidden reviewNote appeal { text madeAt isAnswered } location stage teamSize founded website showsDeck hasDeck
          links { name url } claims { metric value unit asOf evidence }
          category { documentId id name slug names { language name } position }
          author { documentId username bio email avatar { documentId } createdAt }
          image { documentId } gallery { documentId } deck { documentId }
        }
        """
    private static let entry = "{ documentId stage note savedAt updatedAt startup { ...Whole } }"
    private static let introduction = """
        { documentId startup title isReceived name picture message state email askedAt answeredAt }
        """

    // MARK: Startups

    static let me = query("me", "", "", "{ documentId }")
    static let startup = query(
        "startup",
        "$documentId: ID!, $status: PublicationStatus",
        "documentId: $documentId, status: $status"
    )
    static let similar = query(
        "startup",
        "$documentId: ID!, $limit: Int",
        "documentId: $documentId",
        "{ similar(limit: $limit) { ...Whole } }"
    )
    static let startups = query(
        "startups_connection",
        "$filters: StartupFiltersInput, $pagination: PaginationArg, $sort: [String]",
        "filters: $filters, pagination: $pagination, sort: $sort",
        "{ nodes { ...Whole } pageInfo { total page pageSize } }"
    )
    static let own = query("ownStartups")
    static let categories = query(
        "categories",
        "",
        "pagination: { limit: 100 }, sort: [\"name:asc\"]",
        "{ documentId id name slug names { language name } position }"
    )
    static let search = query(
        "searchStartups",
        """
        $text: String, $facets: FacetInput, $pagination: PaginationArg, $order: SearchOrder! = relevance,
        $openedAt: DateTime
        """,
        "text: $text, facets: $facets, pagination: $pagination, order: $order, openedAt: $openedAt",
        """
        { nodes { ...Whole } newer partial leftOut pageInfo { total page pageSize }
          facets { categories { documentId count } stages { stage count } places { name count } teams { team count }
            hiring withDeck fresh } }
        """
    )
    static let create = mutation(
        "createStartup",
        "$data: StartupInput!, $status: PublicationStatus",
        "data: $data, status: $status"
    )
    static let update = mutation(
        "updateStartup",
        "$documentId: ID!, $data: StartupInput!, $status: PublicationStatus, $ifVersion: Int",
        "documentId: $documentId, data: $data, status: $status, ifVersion: $ifVersion"
    )
    static let withdraw = mutation("withdrawStartup")
    static let restore = mutation("restoreStartup")
    static let confirm = mutation("confirmStartup")
    static let appeal = mutation(
        "appealStartup",
        "$documentId: ID!, $text: String!",
        "documentId: $documentId, text: $text"
    )
    static let delete = mutation("deleteStartup", "$documentId: ID!", "documentId: $documentId", "{ documentId }")
    static let view = mutation("viewStartup", "$documentId: ID!", "documentId: $documentId", "")

    // MARK: The workspace

    static let workspace = query("workspace", "", "", entry)
    static let save = mutation("saveStartup", "$documentId: ID!", "documentId: $documentId", entry)
    static let note = mutation(
        "noteStartup",
        "$documentId: ID!, $stage: ID!, $note: String!",
        "documentId: $documentId, stage: $stage, note: $note",
        entry
    )
    static let stages = query("workspaceStages", "", "", "{ id name }")
    static let setStages = mutation(
        "setWorkspaceStages",
        "$stages: [WorkspaceStageInput!]!",
        "stages: $stages",
        "{ id name }"
    )
    static let unsave = mutation("unsaveStartup", "$documentId: ID!", "documentId: $documentId", "")

    // MARK: Introductions

    static let introductions = query("introductions", "", "", introduction)
    static let door = query(
        "introductionDoor",
        "$documentId: ID!",
        "documentId: $documentId",
        "{ offer introduction \(introduction) }"
    )
    static let ask = mutation(
        "askIntroduction",
        "$documentId: ID!, $message: String!",
        "documentId: $documentId, message: $message",
        introduction
    )
    static let answer = mutation(
        "answerIntroduction",
        "$documentId: ID!, $accept: Boolean!",
        "documentId: $documentId, accept: $accept",
        introduction
    )
    static let takeBack = mutation("withdrawIntroduction", "$documentId: ID!", "documentId: $documentId", "")
    static let block = mutation("blockIntroducer", "$documentId: ID!", "documentId: $documentId", "")

    package static let all =
        [
            me, startup, similar, startups, own, categories, search, create, update, withdraw, restore, confirm, appeal,
            delete, view, workspace, save, note, stages, setStages, unsave, introductions, door, ask, answer, takeBack,
            block,
        ] + decks + profiles + accounts
}
