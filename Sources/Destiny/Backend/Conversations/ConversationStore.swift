import AccountsDomain
import DestinyDomain
import Foundation
import Storage

/// One person's sessions, threads and messages, inside a transaction.
struct ConversationStore {
    let connection: any SQLConnection
    let account: Account

    /// A thread with the birth that it reads.
    static let threadColumns: SQL = """
        guide_threads.*, (SELECT birth FROM guide_sessions WHERE guide_sessions.id = guide_threads.session_id) AS birth
        """

    // MARK: Threads

    /// - Throws: `notFound` for one that is not there, is deleted, or is another person's.
    func thread(_ id: UUID) throws -> ConversationThread {
        let row = try connection.row(
            """
            SELECT \(Self.threadColumns) FROM guide_threads WHERE id = \(id) AND account_id = \(account.id) AND deleted_at IS NULL
            """
        )
        guard let row else { throw AstrologyError.notFound }
        return try ConversationThread(row)
    }

    /// Pinned ones first, then the newest; without those that are not to be kept.
    func threads(matching words: [String], archived: Bool, limit: Int) throws -> [ConversationThread] {
        let conditions = words.map { word -> SQL in
            let pattern = "%\(Self.escaped(word))%"
            return """
                AND (title_key LIKE \(pattern) ESCAPE '!' OR EXISTS (
                    SELECT 1 FROM guide_messages m WHERE m.thread_id = guide_threads.id
                        AND m.is_superseded = 0 AND m.content_key LIKE \(pattern) ESCAPE '!'
                ))
                """
        }
        return try connection.rows(
            """
            SELECT \(Self.threadColumns) FROM guide_threads
            WHERE account_id = \(account.id) AND deleted_at IS NULL AND is_temporary = 0
                AND is_archived = \(archived) \(conditions.joined(separator: " "))
            ORDER BY is_pinned DESC, updated_at DESC, id LIMIT \(limit)
            """
        ).map(ConversationThread.init)
    }

    func update(_ thread: ConversationThread) throws {
        try connection.execute(
            """
            UPDATE guide_threads SET title = \(thread.title), title_key = \(thread.title.lowercased()),
                preview = \(thread.preview), primary_area = \(thread.primaryArea?.rawValue),
                message_count = \(thread.messageCount), is_pinned = \(thread.isPinned),
                is_archived = \(thread.isArchived), updated_at = \(thread.updatedAt)
            WHERE id = \(thread.id)
            """
        )
    }

    func markDeleted(_ id: UUID, at date: Date?) throws -> Int {
        try connection.execute(
            "UPDATE guide_threads SET deleted_at = \(date) WHERE id = \(id) AND account_id = \(account.id)"
        )
    }

    /// - Parameters:
    ///   - session: whose chart the thread is about.
    ///   - question: the first one, whose beginning becomes the title.
    ///   - isTemporary: whether it is deleted after a day.
    ///   - date: now.
    /// - Returns: the thread, still empty.
    /// - Throws: the database's errors.
    func makeThread(
        in session: UUID,
        question: String,
        isTemporary: Bool,
        at date: Date
    ) throws -> ConversationThread {
        let thread = ConversationThread(
            id: UUID(),
            sessionID: session,
            title: Self.title(of: question),
            preview: Self.shortened(question, to: 60),
            primaryArea: nil,
            messageCount: 0,
            isPinned: false,
            isArchived: false,
            createdAt: date,
            updatedAt: date,
            chart: try birth(ofSession: session).map(ThreadChart.init)
        )
        try connection.execute(
            """
            INSERT INTO guide_threads (id, session_id, account_id, title, title_key, preview, message_count, is_pinned,
                is_archived, is_temporary, created_at, updated_at)
            VALUES (\(thread.id), \(session), \(account.id), \(thread.title), \(thread.title.lowercased()),
                \(thread.preview), 0, 0, 0, \(isTemporary), \(date), \(date))
            """
        )
        return thread
    }

    /// - Returns: the thread, now about the session's chart.
    func move(_ thread: ConversationThread, to session: UUID) throws -> ConversationThread {
        try connection.execute("UPDATE guide_threads SET session_id = \(session) WHERE id = \(thread.id)")
        var thread = thread
        thread.sessionID = session
        thread.chart = try birth(ofSession: session).map(ThreadChart.init)
        return thread
    }

    // MARK: Sessions

    /// The session of a chart, a new one when there is none yet.
    func session(for birth: BirthDetails?, at date: Date) throws -> UUID {
        let text = try StoredText.text(birth)
        let known: UUID? = try connection.row(
            "SELECT id FROM guide_sessions WHERE account_id = \(account.id) AND birth = \(text)"
        )?["id"]
        if let known {
            try connection.execute("UPDATE guide_sessions SET last_used_at = \(date) WHERE id = \(known)")
            return known
        }
        let id = UUID()
        try connection.execute(
            """
            INSERT INTO guide_sessions (id, account_id, birth, created_at, last_used_at)
            VALUES (\(id), \(account.id), \(text), \(date), \(date))
            """
        )
        return id
    }

    /// The chart that a session is about; `nil` for one without birth details.
    func birth(ofSession id: UUID) throws -> BirthDetails? {
        let text: String? = try connection.row(
            "SELECT birth FROM guide_sessions WHERE id = \(id) AND account_id = \(account.id)"
        )?["birth"]
        guard let text else { throw AstrologyError.notFound }
        return try StoredText.value(text)
    }

    func sessions() throws -> [GuideSession] {
        try connection.rows(
            """
            SELECT s.id, s.created_at, s.last_used_at, (
                SELECT COUNT(*) FROM guide_threads t
                WHERE t.session_id = s.id AND t.deleted_at IS NULL AND t.is_temporary = 0
            ) AS thread_count
            FROM guide_sessions s WHERE s.account_id = \(account.id) ORDER BY s.last_used_at DESC, s.id
            """
        ).map { row in
            GuideSession(
                id: try row["id"],
                createdAt: try row["created_at"],
                lastUsedAt: try row["last_used_at"],
                threadCount: try row["thread_count"]
            )
        }
    }

    func trace(_ id: UUID) throws -> ReasoningTrace {
        let text: String? = try connection.row(
            "SELECT trace FROM guide_traces WHERE id = \(id) AND account_id = \(account.id)"
        )?["trace"]
        guard let text else { throw AstrologyError.notFound }
        return try StoredText.value(text)
    }

    // MARK: Texts

    /// What a thread is called that begins with a question.
    static func title(of question: String) -> String { shortened(question, to: 40) }

    /// One line, cut at a word where it is too long.
    static func shortened(_ text: String, to length: Int) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard line.count > length else { return line }
        let cut = line.prefix(length - 1)
        let end = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
        return (end.count > length / 2 ? end : cut) + "…"
    }

    private static func escaped(_ word: String) -> String {
        word.replacing("!", with: "!!").replacing("%", with: "!%").replacing("_", with: "!_")
    }
}

extension ConversationThread {
    init(_ row: SQLRow) throws {
        let area: String? = try row["primary_area"]
        let birth: String? = try row["birth"]
        let details: BirthDetails? = try birth.flatMap { try StoredText.value($0) }
        self.init(
            id: try row["id"],
            sessionID: try row["session_id"],
            title: try row["title"],
            preview: try row["preview"],
            primaryArea: area.flatMap(LifeArea.init),
            messageCount: try row["message_count"],
            isPinned: try row["is_pinned"],
            isArchived: try row["is_archived"],
            createdAt: try row["created_at"],
            updatedAt: try row["updated_at"],
            chart: details.map(ThreadChart.init)
        )
    }
}
