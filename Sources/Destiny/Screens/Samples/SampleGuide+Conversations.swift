package import Calls
package import DestinyDomain
package import Foundation

extension SampleGuide: ConversationService {
    package func ask(_ text: String, in thread: UUID?, key: IdempotencyKey) throws(AstrologyError) -> AskedQuestion {
        try begin("ask \(text)")
        if let asked = asked[key] { return asked }
        if kept.quota.isExhausted { throw .quotaExhausted(kept.quota) }
        let id = thread ?? newID()
        let question = message(.user, text, in: id)
        conversations[id, default: []].append(question)
        return answer(question, key: key)
    }

    package func answerAgain(_ question: Message.ID, key: IdempotencyKey) throws(AstrologyError) -> AskedQuestion {
        try begin("answer again")
        guard let old = conversations.values.joined().first(where: { $0.id == question }) else { throw .notFound }
        return answer(old, key: key)
    }

    package func edit(
        _ question: Message.ID,
        text: String,
        key: IdempotencyKey
    ) throws(AstrologyError) -> AskedQuestion {
        try begin("edit \(text)")
        guard let old = conversations.values.joined().first(where: { $0.id == question }),
            let index = conversations[old.threadID]?.firstIndex(of: old)
        else { throw .notFound }
        conversations[old.threadID]?.removeSubrange(index...)
        return try ask(text, in: old.threadID, key: key)
    }

    package func stop(_ answer: Message.ID) throws(AstrologyError) {
        try begin("stop")
        stopped.insert(answer)
    }

    package func steps(of answer: Message.ID, after sequence: Int) throws(AstrologyError) -> AsyncStream<AnswerEvent> {
        try begin("steps after \(sequence)")
        let (stream, continuation) = AsyncStream.makeStream(of: AnswerEvent.self)
        let task = Task { await write(answer, after: sequence, to: continuation) }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    package func threads(matching text: String, archived: Bool) throws(AstrologyError) -> [ConversationThread] {
        try begin("threads \(text)")
        guard kept.conversations.historyEnabled else { return [] }
        return threadList.filter {
            $0.isArchived == archived && (text.isEmpty || $0.title.lowercased().contains(text.lowercased()))
        }
    }

    package func conversation(_ thread: UUID) throws(AstrologyError) -> Conversation {
        try begin("conversation")
        guard let found = threadList.first(where: { $0.id == thread }) else { throw .notFound }
        return Conversation(thread: found, messages: conversations[thread] ?? [])
    }

    package func change(_ thread: UUID, _ change: ThreadChange) throws(AstrologyError) -> ConversationThread {
        try begin("change")
        guard let index = threadList.firstIndex(where: { $0.id == thread }) else { throw .notFound }
        if let title = change.title { threadList[index].title = title }
        if let isPinned = change.isPinned { threadList[index].isPinned = isPinned }
        if let isArchived = change.isArchived { threadList[index].isArchived = isArchived }
        return threadList[index]
    }

    package func delete(_ thread: UUID) throws(AstrologyError) {
        try begin("delete")
        deleted[thread] = threadList.first { $0.id == thread }
        threadList.removeAll { $0.id == thread }
    }

    package func restore(_ thread: UUID) throws(AstrologyError) -> ConversationThread {
        try begin("restore")
        guard let found = deleted.removeValue(forKey: thread) else { throw .notFound }
        threadList.append(found)
        return found
    }

    package func sessions() throws(AstrologyError) -> [GuideSession] {
        try begin("sessions")
        return []
    }

    package func trace(_ id: UUID) throws(AstrologyError) -> ReasoningTrace {
        try begin("trace")
        return SampleData.trace
    }

    package func export(_ thread: UUID?, as format: ExportFormat) throws(AstrologyError) -> ExportedFile {
        try begin("export")
        return ExportedFile(name: "destiny-2026-01-15.\(format == .json ? "json" : "md")", text: "# Destiny\n")
    }

    package func quota() throws(AstrologyError) -> Quota {
        try begin("quota")
        return kept.quota
    }

    package func drafts() throws(AstrologyError) -> [QuestionDraft] {
        try begin("drafts")
        return draftTexts.map { QuestionDraft($1, in: $0) }
    }

    package func keep(_ draft: QuestionDraft) throws(AstrologyError) {
        try begin("keep draft \(draft.text)")
        draftTexts[draft.threadID] = draft.text.isEmpty ? nil : draft.text
    }

    private func message(_ role: Message.Role, _ text: String, in thread: UUID) -> Message {
        Message(id: newID(), threadID: thread, role: role, text: text, state: .complete, createdAt: SampleData.now)
    }

    private func answer(_ question: Message, key: IdempotencyKey) -> AskedQuestion {
        let thread = listed(question)
        var answer = message(.assistant, "", in: thread.id)
        answer.state = .answering
        answer.questionID = question.id
        answer.version = 1 + (conversations[thread.id] ?? []).count { $0.questionID == question.id }
        conversations[thread.id, default: []].append(answer)
        kept.quota.used += answer.version == 1 ? 1 : 0
        let taken = AskedQuestion(thread: thread, question: question, answer: answer)
        asked[key] = taken
        return taken
    }

    private func listed(_ question: Message) -> ConversationThread {
        if let thread = threadList.first(where: { $0.id == question.threadID }) { return thread }
        let thread = ConversationThread(
            id: question.threadID,
            sessionID: SampleData.session,
            title: question.text,
            preview: question.text,
            primaryArea: nil,
            messageCount: 2,
            isPinned: false,
            isArchived: false,
            createdAt: SampleData.now,
            updatedAt: SampleData.now
        )
        threadList.insert(thread, at: 0)
        return thread
    }

    private func write(
        _ answer: Message.ID,
        after sequence: Int,
        to continuation: AsyncStream<AnswerEvent>.Continuation
    ) async {
        defer { continuation.finish() }
        guard var message = conversations.values.joined().first(where: { $0.id == answer }) else { return }
        var steps: [AnswerEvent.Step] = [.area(.career), .tool(SampleData.house), .tool(SampleData.dasha)]
        steps += SampleData.answerText.split(separator: " ", omittingEmptySubsequences: false).map { .text($0 + " ") }
        steps += [.sources(SampleData.grounds.sources), .confidence(Confidence(score: 0.62))]
        for (index, step) in steps.enumerated() where index >= sequence {
            if pause > .zero { do { try await clock.sleep(for: pause) } catch { return } }
            while isHeld, !message.text.isEmpty, !stopped.contains(answer), !Task.isCancelled { await Task.yield() }
            if stopped.contains(answer) { break }
            if case .text(let text) = step { message.text += text }
            continuation.yield(AnswerEvent(sequence: index + 1, step: step))
        }
        message.state = stopped.contains(answer) ? .stopped : .complete
        if message.state == .complete { message.grounds = SampleData.grounds }
        if let index = conversations[message.threadID]?.firstIndex(where: { $0.id == answer }) {
            conversations[message.threadID]?[index] = message
        }
        continuation.yield(AnswerEvent(sequence: steps.count + 1, step: .finished(message)))
    }
}

extension SampleData {
    static let guest = GuideStanding(
        isGuest: true,
        signIn: URL(string: "/account/sign-in"),
        signUp: URL(string: "/account/sign-up")
    )
    static let signedOut = GuideStanding(
        isGuest: true,
        wasSignedIn: true,
        signIn: URL(string: "/account/sign-in"),
        signUp: URL(string: "/account/sign-up")
    )
}
