import AccountsDomain
import Calls
import DiscoveryDomain
import Foundation
import PostgREST
import Storage

/// The document of a person's answers, inside a transaction.
struct PreferencesStore {
    struct Stored {
        var document: JSONValue
        /// What it came to.
        var said: Preferences
        var createdAt: Date
        var updatedAt: Date
    }

    let connection: any SQLConnection
    let account: Account.ID

    func stored() throws -> Stored? {
        try connection.row("SELECT * FROM supabase_preferences WHERE account_id = \(account)").map { row in
            let text: String = try row["document"]
            return Stored(
                document: try JSONCoding.value(from: Data(text.utf8)),
                said: try StoredJSON.value(try row["said"]),
                createdAt: try row["created_at"],
                updatedAt: try row["updated_at"]
            )
        }
    }

    func keep(_ document: JSONValue, said: Preferences, createdAt: Date, at now: Date) throws {
        let text = String(decoding: JSONCoding.data(of: document), as: UTF8.self)
        try connection.execute(
            """
            INSERT INTO supabase_preferences (account_id, document, said, created_at, updated_at)
            VALUES (\(account), \(text), \(try StoredJSON.text(said)), \(createdAt), \(now))
            ON CONFLICT (account_id) DO UPDATE SET document = excluded.document, said = excluded.said,
                updated_at = excluded.updated_at
            """
        )
    }
}

/// `preferences`: a person's answers in the shape of the plan's `UserPreferences`.
enum PreferencesDocument {
    /// What an unsaid level reads, as the plan's type has no way to leave it out.
    private static let usualLevel = ExperienceLevel.intermediate
    private static let needed = ["techStack", "interests", "experienceLevel", "onboardingCompleted"]

    /// What was written, with what was changed elsewhere since.
    static func value(of preferences: Preferences, written: PreferencesStore.Stored?) -> JSONValue {
        let (now, before) = (members(of: preferences), members(of: written?.said ?? Preferences()))
        var document = written?.document.object ?? [:]
        for name in Set(now.keys).union(before.keys) where written == nil || now[name] != before[name] {
            document[name] = now[name]
        }
        for name in needed where document[name] == nil || document[name] == .null { document[name] = now[name] }
        if document["experienceLevel"] == nil { document["experienceLevel"] = .string(usualLevel.rawValue) }
        return .object(document)
    }

    private static func members(of preferences: Preferences) -> [String: JSONValue] {
        func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
        var members: [String: JSONValue] = [
            "techStack": texts(preferences.techStack), "interests": texts(preferences.interests),
            "onboardingCompleted": .boolean(preferences.onboardingCompleted),
        ]
        members["name"] = preferences.name.map { .string($0) }
        members["experienceLevel"] = preferences.experienceLevel.map { .string($0.rawValue) }
        members["primaryCluster"] = preferences.primaryCluster.map { .string($0.rawValue) }
        members["projectType"] = preferences.projectType.map { .string($0.rawValue) }
        let (clusters, goals) = (preferences.secondaryClusters.map(\.rawValue), preferences.goals.map(\.rawValue))
        members["secondaryClusters"] = clusters.isEmpty ? nil : texts(clusters)
        members["goals"] = goals.isEmpty ? nil : texts(goals)
        return members
    }

    /// What a document says; to write the usual level back says nothing where none is `known`.
    ///
    /// - Throws: `23514` for what is too long, of another kind or no choice.
    static func preferences(
        _ document: JSONValue,
        known: Preferences?,
        written: PreferencesStore.Stored?
    ) throws(RestError) -> Preferences {
        guard let members = document.object else { throw failure("an object is needed") }
        guard JSONCoding.data(of: document).count <= RepositoryDocument.maximumBytes else {
            throw failure("at most \(RepositoryDocument.maximumBytes) bytes are kept")
        }
        var preferences = Preferences()
        preferences.name = try text("name", members)
        preferences.experienceLevel = try choice("experienceLevel", members)
        preferences.primaryCluster = try choice("primaryCluster", members)
        preferences.secondaryClusters = try choices("secondaryClusters", members)
        preferences.techStack = try texts("techStack", members)
        preferences.interests = try texts("interests", members)
        preferences.projectType = try choice("projectType", members)
        preferences.goals = try choices("goals", members)
        switch members["onboardingCompleted"] {
        case .boolean(let isCompleted): preferences.onboardingCompleted = isCompleted
        case nil, .null: break
        default: throw failure("onboardingCompleted is true or false")
        }
        let isEcho = known != nil && known?.experienceLevel == nil && preferences.experienceLevel == usualLevel
        if isEcho, written?.document.object?["experienceLevel"] == nil || written?.said.experienceLevel == nil {
            preferences.experienceLevel = nil
        }
        do throws(DiscoveryError) {
            return try preferences.validated()
        } catch {
            if case .invalid(let field, let reason) = error { throw failure("\(field): \(reason.rawValue)") }
            throw failure("\(error)")
        }
    }

    private static func failure(_ details: String) -> RestError {
        .check("preferences", of: SupabaseTables.preferences.name, details)
    }

    private static func text(_ name: String, _ members: [String: JSONValue]) throws(RestError) -> String? {
        switch members[name] {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw failure("\(name) is a text")
        }
    }

    private static func texts(_ name: String, _ members: [String: JSONValue]) throws(RestError) -> [String] {
        switch members[name] {
        case nil, .null: return []
        case .array(let elements):
            let texts = elements.compactMap(\.string)
            guard texts.count == elements.count else { throw failure("\(name) is a list of texts") }
            return texts
        default: throw failure("\(name) is a list of texts")
        }
    }

    private static func choice<Choice: RawRepresentable<String>>(
        _ name: String,
        _ members: [String: JSONValue]
    ) throws(RestError) -> Choice? {
        guard let text = try text(name, members), !text.isEmpty else { return nil }
        guard let choice = Choice(rawValue: text) else { throw failure("\(name): “\(text.prefix(60))” is no choice") }
        return choice
    }

    private static func choices<Choice: RawRepresentable<String>>(
        _ name: String,
        _ members: [String: JSONValue]
    ) throws(RestError) -> [Choice] {
        var choices: [Choice] = []
        for text in try texts(name, members) {
            guard let choice = Choice(rawValue: text) else {
                throw failure("\(name): “\(text.prefix(60))” is no choice")
            }
            choices.append(choice)
        }
        return choices
    }
}
