import PitchDeckDomain
import Storage

/// The lists of three letters, and beside them the texts that are read of what they name.
struct StartupPostings {
    let connection: any SQLConnection
    /// The lists that are kept; `nil` to read each.
    var known: KnownPostings?

    /// What most of the lists name, the earlier published first where it is as many, but for what fewer than `least` do.
    func numbers(_ grams: Grams, least: Int, most: Int) throws -> [Int] {
        Self.likeliest(try lists(grams), least: least, most: most)
    }

    /// What is read of what most of the lists name, and how many that is.
    func texts(_ grams: Grams, least: Int, most: Int) throws -> (texts: [(id: DocumentID, text: FoundText)], count: Int)
    {
        let numbers = try numbers(grams, least: least, most: most)
        let texts = try texts(numbers)
        guard let known, texts.count < numbers.count else { return (texts, numbers.count) }
        // What went with an account is noted nowhere; it may stand in the place of others.
        known.forget()
        return try StartupPostings(connection: connection).texts(grams, least: least, most: most)
    }

    /// What is read of each number, in their order.
    func texts(_ numbers: [Int]) throws -> [(id: DocumentID, text: FoundText)] {
        try connection.rows(
            """
            SELECT document_id, title, category, location, pitch FROM startup_posting_documents
            WHERE number IN (\(values: padded(numbers))) ORDER BY number
            """
        ).map { (try DocumentID(stored: try $0["document_id"]), try FoundText($0)) }
    }

    // MARK: The lists

    /// Those that are known, and the others out of the database.
    private func lists(_ grams: Grams) throws -> [PostingList] {
        guard let known else { return try read(grams).values.flatMap { $0 } }
        let state = try StartupListings(connection: connection).changeState()
        var lists = known.lists(of: grams.keys, at: state)
        if let missing = grams.without(lists.keys) {
            let read = try read(missing)
            known.keep(read, at: state)
            lists.merge(read) { $1 }
        }
        return lists.values.flatMap { $0 }
    }

    /// Each list comes as one text: to group and to order its numbers takes the database four times as long.
    private func read(_ grams: Grams) throws -> [String: [PostingList]] {
        let rows = try connection.rows(
            "SELECT gram, \(numbers) AS numbers FROM startup_postings WHERE \(grams.condition) GROUP BY gram"
        )
        // What is in nothing is known as well.
        var lists = Dictionary(grams.keys.map { ($0, [PostingList]()) }) { first, _ in first }
        for row in rows {
            lists[grams.key(of: try row["gram"]), default: []].append(try PostingList(try row["numbers"]))
        }
        return lists
    }

    /// The last value so often that lists of nearly the same length are one statement for who keeps prepared ones.
    func padded<Value>(_ values: [Value]) -> [Value] {
        guard let last = values.last else { return [] }
        var length = 16
        while length < values.count { length *= 2 }
        return values + Array(repeating: last, count: length - values.count)
    }

    /// Numbers by how many lists have them, the lower first where it is as many.
    ///
    /// To order a quarter of a million of them takes several times as long as to count them where they stand; few that
    /// are far from each other are ordered sooner.
    static func likeliest(_ lists: [PostingList], least: Int, most: Int) -> [Int] {
        let lists = lists.filter { $0.count > 0 }
        guard let first = lists.map(\.range.lowerBound).min(), let end = lists.map(\.range.upperBound).max() else {
            return []
        }
        guard end - first >= 32 * lists.reduce(0, { $0 + $1.count }) else {
            return HitCounts(lists, words: first >> 6..<(end - 1) >> 6 + 1).likeliest(least: least, most: most)
        }
        var numbers: [Int] = []
        for list in lists { list.forEach { numbers.append($0) } }
        var hits: [(number: Int, count: Int)] = []
        for number in numbers.sorted() {
            if hits.last?.number == number { hits[hits.count - 1].count += 1 } else { hits.append((number, 1)) }
        }
        return hits.filter { $0.count >= least }.sorted { (-$0.count, $0.number) < (-$1.count, $1.number) }
            .prefix(most).map(\.number)
    }

    private var numbers: SQL {
        switch connection.dialect {
        case .sqlite: "group_concat(document_number)"
        case .postgreSQL: "string_agg(CAST(document_number AS TEXT), ',')"
        }
    }

    /// Texts beside the numbers, so that what is looked through is read out of one table, in its order.
    static let texts: [SQL] =
        ["title", "category", "location", "pitch"].map {
            "ALTER TABLE startup_posting_documents ADD COLUMN \(raw: $0) TEXT NOT NULL DEFAULT ''"
        } + [
            """
            UPDATE startup_posting_documents SET (title, category, location, pitch) = (
                SELECT e.title, COALESCE(c.name, ''), e.location, e.pitch FROM startup_editions e
                LEFT JOIN startup_categories c ON c.document_id = e.category_id
                WHERE e.document_id = startup_posting_documents.document_id AND e.edition = 'published'
            )
            WHERE EXISTS (SELECT 1 FROM startup_postings p WHERE p.document_number = number)
                AND document_id IN (SELECT document_id FROM startup_editions WHERE edition = 'published')
            """
        ]
}

extension StartupPostings {
    /// Which of three letters are looked for.
    enum Grams {
        case each([String])
        /// All from the first until before the second.
        case between(String, String)

        /// What their lists are known by: each by itself, or all as one.
        var keys: [String] {
            switch self {
            case .each(let grams): grams
            case .between(let first, let last): ["\(first)…\(last)"]
            }
        }

        func key(of gram: String) -> String {
            switch self {
            case .each: gram
            case .between: keys[0]
            }
        }

        /// Those that are not known; `nil` where all are.
        func without(_ known: some Collection<String>) -> Grams? {
            switch self {
            case .each(let grams):
                let missing = Set(grams).subtracting(known).sorted()
                return missing.isEmpty ? nil : .each(missing)
            case .between: return known.isEmpty ? self : nil
            }
        }

        var condition: SQL {
            switch self {
            case .each(let grams): "gram IN (\(values: grams))"
            case .between(let first, let last): "gram >= \(first) AND gram < \(last)"
            }
        }
    }
}
