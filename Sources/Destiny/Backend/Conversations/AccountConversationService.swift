import AccountsDomain
package import Calls
package import DestinyDomain
package import Foundation
import Storage

/// The conversations of one account, in the database.
package struct AccountConversationService: ConversationService {
    static let maximumThreads = 500

    let backend: AstrologyBackend
    let account: Account
    private let changes: PersonalChanges

    init(backend: AstrologyBackend, account: Account) {
        (self.backend, self.account) = (backend, account)
        changes = PersonalChanges(of: "conversations", account: account.id)
    }

    package func changesElsewhere() -> AsyncStream<Void> { changes.elsewhere(in: backend.database) }

    package func ask(
        _ text: String,
        in thread: UUID?,
        key: IdempotencyKey
    ) async throws(AstrologyError) -> AskedQuestion {
        try await ask(text, in: thread, about: nil, key: key)
    }

    /// The same about another chart than the person's own; a thread stays with the chart it began with.
    ///
    /// - Throws: what ``ConversationService/ask(_:in:key:)`` throws.
    package func ask(
        _ text: String,
        in thread: UUID?,
        about birth: BirthDetails?,
        key: IdempotencyKey
    ) async throws(AstrologyError) -> AskedQuestion {
        let text = try QuestionText.checked(text)
        return try await taking { try $0.ask(text, in: thread, birth: birth, key: key) }
    }

    package func answerAgain(
        _ question: Message.ID,
        key: IdempotencyKey
    ) async throws(AstrologyError) -> AskedQuestion {
        try await taking { try $0.answerAgain(question, key: key) }
    }

    package func edit(
        _ question: Message.ID,
        text: String,
        key: IdempotencyKey
    ) async throws(AstrologyError) -> AskedQuestion {
        let text = try QuestionText.checked(text)
        return try await taking { try $0.edit(question, text: text, key: key) }
    }

    package func stop(_ answer: Message.ID) async throws(AstrologyError) {
        let isTheirs = try await reading { try $0.message(answer) != nil }
        guard isTheirs else { throw .notFound }
        await backend.desk.stop(answer)
    }

    package func steps(
        of answer: Message.ID,
        after sequence: Int
    ) async throws(AstrologyError) -> AsyncStream<AnswerEvent> {
        // First the log: an answer that ends in between is then read as written.
        let log = await backend.desk.log(of: answer)
        let found = try await reading { store in try store.message(answer).map { Found(message: $0, attempt: $1) } }
        guard let found, found.message.role == .assistant else { throw .notFound }
        if let log { return log.steps(after: sequence) }
        guard found.message.state == .answering else {
            let events = AnswerScript.replay(found.message, attempt: found.attempt, after: sequence)
            return AsyncStream { continuation in
                for event in events { continuation.yield(event) }
                continuation.finish()
            }
        }
        // Left unwritten by a process that ended.
        let job = try await writing { try $0.beginAgain(answer) }
        guard let job else { return try await steps(of: answer, after: sequence) }
        return await backend.desk.begin(job).steps(after: sequence)
    }

    /// The steps that there are, or after some waiting the first that come; for callers who ask again and again.
    ///
    /// - Throws: `notFound`.
    package func steps(
        of answer: Message.ID,
        after sequence: Int,
        waiting patience: Duration
    ) async throws(AstrologyError) -> [AnswerEvent] {
        let stream = try await steps(of: answer, after: sequence)
        // An answer that is written is replayed from memory to its end; one that is being written has a log.
        guard let log = await backend.desk.log(of: answer) else {
            return await stream.reduce(into: []) { $0.append($1) }
        }
        let past = log.pastSteps(after: sequence)
        if !past.isEmpty || patience == .zero { return past }
        _ = await stream.first(within: patience)
        return log.pastSteps(after: sequence)
    }

    /// The answer when it is written; what there is when the process ends before.
    ///
    /// - Throws: `notFound`.
    package func answer(_ id: Message.ID) async throws(AstrologyError) -> Message {
        for await event in try await steps(of: id, after: 0) {
            if case .finished(let message) = event.step { return message }
        }
        return try await message(id)
    }

    package func threads(matching text: String, archived: Bool) async throws(AstrologyError) -> [ConversationThread] {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).prefix(8).map(String.init)
        let now = backend.now()
        return try await writing { store in
            try Retention(connection: store.connection, now: now).clear(account.id)
            let profile = try ProfileStore(connection: store.connection, account: account.id).row()
            guard profile.conversations.historyEnabled else { return [] }
            return try store.threads(matching: words, archived: archived, limit: Self.maximumThreads)
        }
    }

    package func conversation(_ thread: UUID) async throws(AstrologyError) -> Conversation {
        try await reading { Conversation(thread: try $0.thread(thread), messages: try $0.messages(of: thread)) }
    }

    package func change(
        _ thread: UUID,
        _ change: ThreadChange
    ) async throws(AstrologyError) -> ConversationThread {
        let title = change.title?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let title {
            guard !title.isEmpty else { throw .invalid(field: "title", reason: .empty) }
            guard title.count <= ConversationThread.maximumTitleLength else {
                throw .invalid(field: "title", reason: .tooLong)
            }
        }
        return try await writing { store in
            var changed = try store.thread(thread)
            changed.title = title ?? changed.title
            changed.isPinned = change.isPinned ?? changed.isPinned
            changed.isArchived = change.isArchived ?? changed.isArchived
            try store.update(changed)
            try changes.announce(store.connection)
            return changed
        }
    }

    package func delete(_ thread: UUID) async throws(AstrologyError) {
        let now = backend.now()
        try await writing { store in
            _ = try store.markDeleted(thread, at: now)
            try changes.announce(store.connection)
        }
    }

    package func restore(_ thread: UUID) async throws(AstrologyError) -> ConversationThread {
        let now = backend.now()
        // A transaction of its own, which stays when the thread turns out to be gone.
        try await writing { try Retention(connection: $0.connection, now: now).clear(account.id) }
        return try await writing { store in
            _ = try store.markDeleted(thread, at: nil)
            try changes.announce(store.connection)
            return try store.thread(thread)
        }
    }

    package func sessions() async throws(AstrologyError) -> [GuideSession] {
        try await reading { try $0.sessions() }
    }

    package func trace(_ id: UUID) async throws(AstrologyError) -> ReasoningTrace {
        try await reading { try $0.trace(id) }
    }

    package func export(
        _ thread: UUID?,
        as format: ExportFormat
    ) async throws(AstrologyError) -> ExportedFile {
        let conversations = try await reading { store in
            let threads =
                try thread.map { [try store.thread($0)] }
                ?? store.threads(matching: [], archived: false, limit: Self.maximumThreads)
                + store.threads(matching: [], archived: true, limit: Self.maximumThreads)
            return try threads.map { Conversation(thread: $0, messages: try store.messages(of: $0.id)) }
        }
        do {
            return try ConversationExport(conversations: conversations, date: backend.now()).file(as: format)
        } catch {
            throw .serverFailed("export: \(error)")
        }
    }

    package func quota() async throws(AstrologyError) -> Quota {
        let now = backend.now()
        return try await reading { store in
            try QuotaStore(connection: store.connection, account: account).quota(now: now)
        }
    }

    package func drafts() async throws(AstrologyError) -> [QuestionDraft] {
        try await reading { try DraftStore(connection: $0.connection, account: account.id).drafts() }
    }

    package func keep(_ draft: QuestionDraft) async throws(AstrologyError) {
        guard draft.text.count <= QuestionDraft.maximumLength else { throw .invalid(field: "text", reason: .tooLong) }
        let now = backend.now()
        try await writing { store in
            let drafts = DraftStore(connection: store.connection, account: account.id)
            if draft.text.isEmpty { return try drafts.delete(in: draft.threadID) }
            let profile = try ProfileStore(connection: store.connection, account: account.id).row()
            guard profile.conversations.saveConversations else { return }
            if let thread = draft.threadID { _ = try store.thread(thread) }
            try drafts.save(draft, at: now)
        }
    }

    private struct Found: Sendable {
        let message: Message
        let attempt: Int
    }

    private func message(_ id: Message.ID) async throws(AstrologyError) -> Message {
        guard let message = try await reading({ try $0.message(id)?.message }) else { throw .notFound }
        return message
    }

    private func taking(
        _ take: @escaping @Sendable (QuestionTaker) throws -> QuestionTaker.Taken
    ) async throws(AstrologyError) -> AskedQuestion {
        let date = Date(timeIntervalSince1970: (backend.now().timeIntervalSince1970 * 1000).rounded() / 1000)
        let taken = try await writing { store in
            try take(
                QuestionTaker(store: store, now: date) {
                    SafetyGate.refusal(of: QuestionText($0), in: SafetyGate.year(of: date)) != nil
                }
            )
        }
        if let job = taken.job {
            await backend.desk.begin(job)
            // Only now: who follows an answer that nobody writes yet would begin it a second time.
            try await writing { try changes.announce($0.connection) }
        }
        return taken.asked
    }

    private func reading<Value: Sendable>(
        _ body: @escaping @Sendable (ConversationStore) throws -> Value
    ) async throws(AstrologyError) -> Value {
        let account = account
        return try await backend.database.reading {
            try body(ConversationStore(connection: $0, account: account))
        }
    }

    private func writing<Value: Sendable>(
        _ body: @escaping @Sendable (ConversationStore) throws -> Value
    ) async throws(AstrologyError) -> Value {
        let account = account
        return try await backend.database.writing {
            try body(ConversationStore(connection: $0, account: account))
        }
    }
}
