import AccountsDomain
import DestinyDomain
import Foundation
import Storage

extension ConversationStore {
    /// The messages of a thread that are shown, in order.
    func messages(of thread: UUID) throws -> [Message] {
        try connection.rows(
            "SELECT * FROM guide_messages WHERE thread_id = \(thread) AND is_superseded = 0 ORDER BY place"
        ).map(Message.init)
    }

    /// A message and how often its writing was begun again; `nil` for one that is not there or another person's.
    func message(_ id: Message.ID) throws -> (message: Message, attempt: Int)? {
        try connection.row(
            """
            SELECT m.* FROM guide_messages m JOIN guide_threads t ON t.id = m.thread_id
            WHERE m.id = \(id) AND t.account_id = \(account.id) AND t.deleted_at IS NULL
            """
        ).map { (try Message($0), try $0["attempt"]) }
    }

    /// - Throws: `invalid` with `keyReused` when anybody has a message of this id already.
    func checkUnused(_ id: Message.ID) throws {
        guard try connection.row("SELECT 1 FROM guide_messages WHERE id = \(id)") == nil else {
            throw AstrologyError.invalid(field: "key", reason: .keyReused)
        }
    }

    func insert(_ message: Message) throws {
        let last: Int? = try connection.row(
            "SELECT COALESCE(MAX(place), 0) AS place FROM guide_messages WHERE thread_id = \(message.threadID)"
        )?["place"]
        try connection.execute(
            """
            INSERT INTO guide_messages (id, thread_id, place, role, content, content_key, state, created_at,
                question_id, version, attempt, is_superseded)
            VALUES (\(message.id), \(message.threadID), \((last ?? 0) + 1), \(message.role.rawValue), \(message.text),
                \(message.text.lowercased()), \(message.state.rawValue), \(message.createdAt), \(message.questionID),
                \(message.version), 0, 0)
            """
        )
    }

    /// Takes a question and all that followed it out of what is shown.
    func supersede(from question: Message) throws {
        try connection.execute(
            """
            UPDATE guide_messages SET is_superseded = 1
            WHERE thread_id = \(question.threadID) AND place >= (
                SELECT place FROM guide_messages WHERE id = \(question.id))
            """
        )
    }

    /// Keeps an answer that is written, its trace, and that its question counts.
    func finish(_ answer: Message, trace: ReasoningTrace, isCounted: Bool, at date: Date) throws {
        let grounds = try StoredText.text(answer.grounds)
        let changed = try connection.execute(
            """
            UPDATE guide_messages SET content = \(answer.text), content_key = \(answer.text.lowercased()),
                state = \(answer.state.rawValue), grounds = \(grounds)
            WHERE id = \(answer.id) AND state = 'answering'
            """
        )
        // Deleted meanwhile, or written by another process: nothing to keep, and nothing to count twice.
        guard changed == 1 else { return }
        try connection.execute(
            """
            INSERT INTO guide_traces (id, thread_id, account_id, trace)
            VALUES (\(trace.id), \(answer.threadID), \(account.id), \(try StoredText.text(trace)))
            """
        )
        if isCounted, let question = answer.questionID {
            try QuotaStore(connection: connection, account: account).count(question, at: date)
        }
        guard
            let row = try connection.row(
                "SELECT \(Self.threadColumns) FROM guide_threads WHERE id = \(answer.threadID)"
            )
        else { return }
        var thread = try ConversationThread(row)
        thread.preview = Self.shortened(answer.text, to: 60)
        if let grounds = answer.grounds, grounds.answerer != .fixed {
            thread.primaryArea = thread.primaryArea ?? grounds.area
        }
        thread.updatedAt = max(date, thread.updatedAt)
        try update(thread)
    }

    func fail(_ answer: Message) throws {
        try connection.execute(
            "UPDATE guide_messages SET state = 'failed' WHERE id = \(answer.id) AND state = 'answering'"
        )
    }

    /// What is needed to write an answer of the person's.
    func job(for answer: Message, question: Message, in thread: ConversationThread, attempt: Int) throws -> AnswerJob {
        let settings = try ProfileStore(connection: connection, account: account.id).row().settings
        let before = try messages(of: thread.id).prefix { $0.id != question.id }
        return AnswerJob(
            account: account,
            answer: answer,
            question: question.text,
            birth: try birth(ofSession: thread.sessionID),
            settings: settings,
            earlier: before.filter { $0.role == .user }.suffix(8).map(\.text),
            turns: Self.turns(Array(before)),
            context: before.compactMap(\.grounds).last { $0.answerer != .fixed }?.area,
            attempt: attempt
        )
    }

    /// The last three questions that were answered from the chart, with what stood before the fold.
    private static func turns(_ messages: [Message]) -> [AnswerBrief.Turn] {
        messages.exchanges.compactMap { exchange -> AnswerBrief.Turn? in
            let answered = exchange.answers.last {
                $0.state == .complete && $0.grounds.map { $0.answerer != .fixed } ?? false
            }
            guard let answer = answered?.text else { return nil }
            let front = answer.components(separatedBy: "\n\n---").first ?? answer
            return .init(question: exchange.question.text, answer: String(front.prefix(900)))
        }.suffix(3)
    }

    /// The answers of everybody that a process left unwritten, each marked as begun once more.
    static func unwritten(connection: any SQLConnection) throws -> [AnswerJob] {
        let rows = try connection.rows(
            """
            SELECT m.id AS answer_id, a.id, a.created_at,
                CASE WHEN p.account_id IS NULL THEN 'guest' ELSE 'member' END AS kind
            FROM guide_messages m JOIN guide_threads t ON t.id = m.thread_id JOIN accounts a ON a.id = t.account_id
            LEFT JOIN account_passwords p ON p.account_id = a.id
            WHERE m.state = 'answering'
            """
        )
        return try rows.compactMap { row in
            let kind: String = try row["kind"]
            let account = Account(
                id: try row["id"],
                kind: Account.Kind(rawValue: kind) ?? .guest,
                createdAt: try row["created_at"]
            )
            return try ConversationStore(connection: connection, account: account).beginAgain(try row["answer_id"])
        }
    }

    /// The job of an unwritten answer, marked as begun once more; `nil` when it is written or gone.
    func beginAgain(_ id: Message.ID) throws -> AnswerJob? {
        guard let (answer, attempt) = try message(id), answer.state == .answering, let questionID = answer.questionID,
            let (question, _) = try message(questionID)
        else { return nil }
        try connection.execute("UPDATE guide_messages SET attempt = attempt + 1 WHERE id = \(id)")
        return try job(
            for: answer,
            question: question,
            in: try thread(answer.threadID),
            attempt: attempt + 1
        )
    }
}

extension Message {
    init(_ row: SQLRow) throws {
        let role: String = try row["role"]
        let state: String = try row["state"]
        let grounds: String? = try row["grounds"]
        self.init(
            id: try row["id"],
            threadID: try row["thread_id"],
            role: Role(rawValue: role) ?? .user,
            text: try row["content"],
            state: State(rawValue: state) ?? .failed,
            createdAt: try row["created_at"],
            questionID: try row["question_id"],
            version: try row["version"],
            grounds: try grounds.map(StoredText.value)
        )
    }
}

/// An answer to be written, with all that is needed for it.
struct AnswerJob: Sendable {
    let account: Account
    let answer: Message
    let question: String
    /// `nil` when there were no birth details, which only a fixed response does without.
    let birth: BirthDetails?
    let settings: AstrologySettings
    /// The last questions of the conversation so far, oldest first.
    let earlier: [String]
    /// What whoever words the answer anew is told of the conversation.
    let turns: [AnswerBrief.Turn]
    /// The area of the conversation so far.
    let context: LifeArea?
    /// 0 for the first time; more after a restart of the process.
    let attempt: Int
}
