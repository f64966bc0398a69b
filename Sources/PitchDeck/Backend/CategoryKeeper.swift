import Calls
import Foundation
package import PitchDeckDomain
package import Storage

/// What admins do to the categories; every verb is one transaction.
package struct CategoryKeeper: Sendable {
    private let database: any SQLDatabase

    package typealias Names = [PitchDeckLanguage: String]

    package init(database: any SQLDatabase) {
        self.database = database
    }

    /// As they are listed, each with what is in it.
    package func all() async throws -> [KeptCategory] {
        try await database.read { connection in
            try StartupStore(connection: connection).categories().map { category in
                KeptCategory(category: category, count: try Self.startups(in: category.id, connection).count)
            }
        }
    }

    /// Adds one, or brings back one that was retired.
    ///
    /// - Throws: ``CategoryProblem``: `malformedSlug`, `taken`, `noName` and `longName` for each language, `nameTaken`.
    @discardableResult
    package func add(_ slug: String, _ names: Names) async throws -> StartupCategory {
        guard slug.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil, slug.count <= 40 else {
            throw CategoryProblem.malformedSlug
        }
        for language in PitchDeckLanguage.allCases where names[language] == nil {
            throw CategoryProblem.noName(language)
        }
        let names = try Self.validated(names)
        return try await database.write { connection in
            guard try Self.find(slug, connection) == nil else { throw CategoryProblem.taken(slug) }
            try CategoryList.insert(slug, names[.english] ?? slug, to: connection)
            try CategoryList.setRetired(slug, false, in: connection)
            return try Self.rename(slug, names, connection)
        }
    }

    /// Calls one otherwise in some languages; its slug, and so its address in filters, stays.
    ///
    /// - Throws: ``CategoryProblem``: `unknown`, `noName`, `longName`, `nameTaken`.
    @discardableResult
    package func rename(_ slug: String, _ names: Names) async throws -> StartupCategory {
        let names = try Self.validated(names)
        return try await database.write { connection in
            let category = try Self.rename(slug, names, connection)
            // What is searched is the English name.
            if names[.english] != nil { try Self.tell(try Self.startups(in: category.id, connection), connection) }
            return category
        }
    }

    /// Lists these first and in this order, and the others after them by their names.
    ///
    /// - Throws: ``CategoryProblem/unknown(_:)``.
    package func order(_ slugs: [String]) async throws {
        try await database.write { connection in
            try connection.execute("UPDATE startup_categories SET position = 0")
            for (index, slug) in slugs.enumerated() {
                let count = try connection.execute(
                    "UPDATE startup_categories SET position = \(index - slugs.count) WHERE slug = \(slug)"
                )
                guard count == 1 else { throw CategoryProblem.unknown(slug) }
            }
        }
    }

    /// Takes one away for good, what is in it into another one; answers how many startups were moved.
    ///
    /// - Throws: ``CategoryProblem``: `unknown`, `sameCategory`, and `inUse` where something is in it and no other one is named.
    @discardableResult
    package func retire(_ slug: String, into other: String? = nil) async throws -> Int {
        try await database.write { connection in
            guard let category = try Self.find(slug, connection) else { throw CategoryProblem.unknown(slug) }
            let startups = try Self.startups(in: category.id, connection)
            if let other {
                guard let target = try Self.find(other, connection) else { throw CategoryProblem.unknown(other) }
                guard target.id != category.id else { throw CategoryProblem.sameCategory }
                try connection.execute(
                    "UPDATE startup_editions SET category_id = \(target.id.text) WHERE category_id = \(category.id.text)"
                )
                try Self.tell(startups, connection)
            } else if !startups.isEmpty {
                throw CategoryProblem.inUse(startups.count)
            }
            try connection.execute("DELETE FROM startup_categories WHERE document_id = \(category.id.text)")
            try CategoryList.setRetired(slug, true, in: connection)
            return startups.count
        }
    }
}

extension CategoryKeeper {
    private static func validated(_ names: Names) throws(CategoryProblem) -> Names {
        var names = names
        for (language, name) in names {
            let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let isWritten = !name.isEmpty && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
            guard isWritten else { throw .noName(language) }
            guard name.count <= StartupCategory.maximumName else { throw .longName(language) }
            names[language] = name
        }
        return names
    }

    private static func find(_ slug: String, _ connection: any SQLConnection) throws -> StartupCategory? {
        try connection.row("SELECT * FROM startup_categories WHERE slug = \(slug)").map(StartupCategory.init)
    }

    private static func rename(
        _ slug: String,
        _ names: Names,
        _ connection: any SQLConnection
    ) throws -> StartupCategory {
        guard var category = try find(slug, connection) else { throw CategoryProblem.unknown(slug) }
        for (language, name) in names { category.names[language.rawValue] = name }
        category.name = names[.english] ?? category.name
        let others = try StartupStore(connection: connection).categories()
        let key = StartupStore.titleKey(category.name)
        if let other = others.first(where: { $0.id != category.id && StartupStore.titleKey($0.name) == key }) {
            throw CategoryProblem.nameTaken(by: other.slug)
        }
        try connection.execute(
            """
            UPDATE startup_categories SET name = \(category.name), names = \(try StoredJSON.text(category.names))
            WHERE slug = \(slug)
            """
        )
        return category
    }

    private static func startups(in category: DocumentID, _ connection: any SQLConnection) throws -> [DocumentID] {
        try connection.rows(
            "SELECT DISTINCT document_id FROM startup_editions WHERE category_id = \(category.text) ORDER BY document_id"
        ).map { try DocumentID(stored: try $0["document_id"]) }
    }

    /// Lets them be found by the name that their category has now, and tells who looks at them.
    private static func tell(_ startups: [DocumentID], _ connection: any SQLConnection) throws {
        for id in startups {
            try StartupGrams(connection: connection).write(id)
            try StartupListings(connection: connection).write(id)
            try StartupStore(connection: connection).announce(id, .published)
        }
    }
}
