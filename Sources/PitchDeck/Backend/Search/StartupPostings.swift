import PitchDeckDomain
import Storage

/// The lists of three letters, and beside them the texts that are read of what they name.
struct StartupPostings {
    let connection: any SQLConnection

    /// Which of three letters are looked for.
    enum Grams {
        case each([String])
        /// All from the first until before the second.
        case between(String, String)
    }

    /// What most of the lists name, the earlier published first where it is as many, but for what fewer than `least` do.
    ///
    /// Each list comes as one text: to group and to order its numbers takes the database four times as long.
    func numbers(_ grams: Grams, least: Int, most: Int) throws -> [Int] {
        let condition: SQL =
            switch grams {
            case .each(let grams): "gram IN (\(values: grams))"
            case .between(let first, let last): "gram >= \(first) AND gram < \(last)"
            }
        let lists: [String] = try connection.rows(
            "SELECT \(numbers) AS numbers FROM startup_postings WHERE \(condition) GROUP BY gram"
        ).map { try $0["numbers"] }
        return Self.likeliest(lists.flatMap(Self.numbers), least: least, most: most)
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

    /// The last value so often that lists of nearly the same length are one statement for who keeps prepared ones.
    func padded<Value>(_ values: [Value]) -> [Value] {
        guard let last = values.last else { return [] }
        var length = 16
        while length < values.count { length *= 2 }
        return values + Array(repeating: last, count: length - values.count)
    }

    /// Numbers by how often they are there, the lower first where it is as often.
    ///
    /// To order a quarter of a million of them takes several times as long as to count them where they stand; few that
    /// are far from each other are ordered sooner.
    static func likeliest(_ numbers: [Int], least: Int, most: Int) -> [Int] {
        guard let first = numbers.min(), let last = numbers.max() else { return [] }
        var byHits: [[Int]] = []
        func note(_ number: Int, _ hits: Int) {
            guard hits >= least else { return }
            while byHits.count <= hits { byHits.append([]) }
            byHits[hits].append(number)
        }
        if last - first < 8 * numbers.count {
            var hits = [Int32](repeating: 0, count: last - first + 1)
            for number in numbers { hits[number - first] += 1 }
            for (index, count) in hits.enumerated() where count > 0 { note(first + index, Int(count)) }
        } else {
            let sorted = numbers.sorted()
            var start = 0
            for end in 1...sorted.count where end == sorted.count || sorted[end] != sorted[start] {
                note(sorted[start], end - start)
                start = end
            }
        }
        return Array(byHits.reversed().joined().prefix(most))
    }

    private static func numbers(_ list: String) -> [Int] {
        var (numbers, number) = ([Int](), 0)
        for byte in list.utf8 {
            if byte == UInt8(ascii: ",") {
                numbers.append(number)
                number = 0
            } else {
                number = number * 10 + Int(byte &- UInt8(ascii: "0"))
            }
        }
        return numbers + [number]
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
