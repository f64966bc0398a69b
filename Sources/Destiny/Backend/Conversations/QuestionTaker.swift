import AccountsDomain
import Calls
import DestinyDomain
import Foundation
import Storage

/// Takes questions in, one transaction each; the id of what is made is the key, so that a repetition is an echo.
struct QuestionTaker {
    static let maximumVersions = 5

    let store: ConversationStore
    let now: Date
    /// Whether the question has a fixed response, which needs no birth details and counts nothing.
    let isFixed: @Sendable (String) -> Bool

    struct Taken: Sendable {
        let asked: AskedQuestion
        /// `nil` for an echo.
        let job: AnswerJob?
    }

    func ask(_ text: String, in threadID: UUID?, birth: BirthDetails?, key: IdempotencyKey) throws -> Taken {
        if let echo = try echo(question: key.value, text: text) { return echo }
        try store.checkUnused(key.value)
        if !isFixed(text) { try quota.checkRoom(now: now) }
        let thread = try threadID.map(openThread) ?? newThread(text, birth: birth)
        let charted = try withChart(try named(thread, by: text), for: text, birth: birth)
        return try add(text, id: key.value, to: charted)
    }

    func answerAgain(_ questionID: Message.ID, key: IdempotencyKey) throws -> Taken {
        let (question, thread) = try self.question(questionID)
        let messages = try store.messages(of: thread.id)
        let versions = messages.filter { $0.questionID == questionID }
        if let answer = versions.first(where: { $0.id == key.value }) {
            return Taken(asked: AskedQuestion(thread: thread, question: question, answer: answer), job: nil)
        }
        try store.checkUnused(key.value)
        try checkIsQuiet(messages)
        guard versions.count < Self.maximumVersions else {
            throw AstrologyError.invalid(field: "id", reason: .limitReached)
        }
        if !isFixed(question.text), try !quota.hasCounted(questionID) { try quota.checkRoom(now: now) }
        return try answer(question, in: thread, id: key.value, version: (versions.map(\.version).max() ?? 0) + 1)
    }

    func edit(_ questionID: Message.ID, text: String, key: IdempotencyKey) throws -> Taken {
        if let echo = try echo(question: key.value, text: text) { return echo }
        let (question, thread) = try self.question(questionID)
        try store.checkUnused(key.value)
        try checkIsQuiet(try store.messages(of: thread.id))
        if !isFixed(text) { try quota.checkRoom(now: now) }
        let charted = try withChart(try named(thread, by: text), for: text, birth: nil)
        try store.supersede(from: question)
        return try add(text, id: key.value, to: charted)
    }

    private var profile: ProfileStore.Row {
        get throws { try ProfileStore(connection: store.connection, account: store.account.id).row() }
    }

    private var quota: QuotaStore { QuotaStore(connection: store.connection, account: store.account) }

    /// A question that is shown; one that was edited is not.
    private func question(_ id: Message.ID) throws -> (Message, ConversationThread) {
        guard let (question, _) = try store.message(id), question.role == .user,
            try store.messages(of: question.threadID).contains(where: { $0.id == id })
        else { throw AstrologyError.notFound }
        return (question, try store.thread(question.threadID))
    }

    private func echo(question id: UUID, text: String) throws -> Taken? {
        guard let (question, _) = try store.message(id) else { return nil }
        guard question.role == .user, question.text == text else {
            throw AstrologyError.invalid(field: "key", reason: .keyReused)
        }
        let answers = try store.messages(of: question.threadID).filter { $0.questionID == id }
        guard let answer = answers.last else { throw AstrologyError.notFound }
        let thread = try store.thread(question.threadID)
        return Taken(asked: AskedQuestion(thread: thread, question: question, answer: answer), job: nil)
    }

    private func openThread(_ id: UUID) throws -> ConversationThread {
        let thread = try store.thread(id)
        try checkIsQuiet(try store.messages(of: id))
        return thread
    }

    private func newThread(_ text: String, birth: BirthDetails?) throws -> ConversationThread {
        let profile = try profile
        return try store.makeThread(
            in: try store.session(for: birth ?? profile.birth, at: now),
            question: text,
            isTemporary: !profile.conversations.saveConversations,
            at: now
        )
    }

    /// A thread that was begun with a greeting, before there was a chart, gets one with its first question.
    private func withChart(
        _ thread: ConversationThread,
        for text: String,
        birth: BirthDetails?
    ) throws -> ConversationThread {
        guard !isFixed(text), try store.birth(ofSession: thread.sessionID) == nil else { return thread }
        guard let birth = try birth ?? profile.birth else { throw AstrologyError.birthNeeded }
        return try store.move(thread, to: try store.session(for: birth, at: now))
    }

    /// A thread that was begun with a greeting is called after its first question; a name that a person gave stays.
    private func named(_ thread: ConversationThread, by text: String) throws -> ConversationThread {
        guard Self.isCourtesy(thread.title), !Self.isCourtesy(text) else { return thread }
        let asked = try store.messages(of: thread.id).filter { $0.role == .user }
        guard asked.allSatisfy({ Self.isCourtesy($0.text) }),
            asked.contains(where: { ConversationStore.title(of: $0.text) == thread.title })
        else { return thread }
        var thread = thread
        thread.title = ConversationStore.title(of: text)
        return thread
    }

    private static func isCourtesy(_ text: String) -> Bool { Courtesy.kind(of: QuestionText(text)) != nil }

    private func checkIsQuiet(_ messages: [Message]) throws {
        if messages.contains(where: { $0.state == .answering }) { throw AstrologyError.stillAnswering }
    }

    private func add(_ text: String, id: UUID, to thread: ConversationThread) throws -> Taken {
        let question = Message(
            id: id,
            threadID: thread.id,
            role: .user,
            text: text,
            state: .complete,
            createdAt: now
        )
        try store.insert(question)
        return try answer(question, in: thread, id: UUID(), version: 1)
    }

    private func answer(
        _ question: Message,
        in thread: ConversationThread,
        id: UUID,
        version: Int
    ) throws -> Taken {
        let answer = Message(
            id: id,
            threadID: thread.id,
            role: .assistant,
            text: "",
            state: .answering,
            createdAt: now,
            questionID: question.id,
            version: version
        )
        try store.insert(answer)
        var thread = thread
        thread.messageCount = try store.messages(of: thread.id).count
        thread.updatedAt = now
        try store.update(thread)
        return Taken(
            asked: AskedQuestion(thread: thread, question: question, answer: answer),
            job: try store.job(for: answer, question: question, in: thread, attempt: 0)
        )
    }
}
