import Calls
import DesignSystem
import DestinyDomain
import Foundation
import Observation

/// One conversation: its questions and answers, the one being written, and the draft of the next.
@Observable
final class ChatViewModel {
    enum State: Equatable {
        /// A new conversation.
        case new
        case loading
        case loaded
        case failed(AstrologyError)
    }

    private(set) var state: State
    private(set) var thread: ConversationThread?
    private(set) var messages: [Message]
    private(set) var outgoing: Outgoing?
    /// What went wrong with stopping or asking again.
    var failure: AstrologyError?
    var draft = "" {
        didSet { noteDraft() }
    }
    /// The question that is being put in other words.
    private(set) var edited: Message?
    /// What is looked at of the answers.
    var shown = ShownAnswers()
    /// Stop was tapped while the question was still on its way.
    @ObservationIgnored private var stopsWhenTaken = false
    /// The answer to be said aloud, once, when it is ready.
    private(set) var announcement = ""

    let follower: AnswerFollower
    @ObservationIgnored let profile: GuideProfile
    @ObservationIgnored private let service: any ConversationService
    @ObservationIgnored let drafts: DraftKeeper
    /// The thread that the draft is for; `nil` for a new one.
    @ObservationIgnored private var place: UUID?
    /// Told when threads have changed.
    @ObservationIgnored var onThreadChanged: (ConversationThread) -> Void = { _ in }

    init(
        service: any ConversationService,
        profile: GuideProfile,
        clock: any Clock<Duration>,
        conversation: Conversation? = nil,
        state: State? = nil,
        writing: WritingAnswer? = nil,
        outgoing: Outgoing? = nil
    ) {
        self.service = service
        self.profile = profile
        follower = AnswerFollower(service: service, clock: clock, writing: writing)
        drafts = DraftKeeper(service: service, clock: clock)
        thread = conversation?.thread
        place = conversation?.thread.id
        messages = conversation?.messages ?? []
        self.state = state ?? (conversation == nil ? .new : .loaded)
        self.outgoing = outgoing
        follower.onEnd = { [weak self] in self?.ended($0, shown: $1) }
        follower.onLost = { [weak self] in
            self?.failure = .offline
            self?.state = .failed(.offline)
        }
    }

    var writing: WritingAnswer? { follower.writing }
    var exchanges: [Exchange] { messages.exchanges }
    var isBusy: Bool { writing != nil || (outgoing != nil && outgoing?.error == nil) }
    var canSend: Bool { !isBusy && !trimmedDraft.isEmpty && draft.count <= Message.maximumQuestionLength }
    private var trimmedDraft: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

    // MARK: Going from one conversation to another

    /// Begins a new conversation, keeping the draft of the one that is left.
    func startNew() {
        leave(for: nil)
        (thread, state) = (nil, .new)
    }

    /// Opens a conversation, keeping the draft of the one that is left.
    func open(_ id: UUID) async {
        guard thread?.id != id || state != .loaded else { return }
        leave(for: id)
        state = .loading
        do throws(AstrologyError) {
            let conversation = try await service.conversation(id)
            (thread, messages, state) = (conversation.thread, conversation.messages, .loaded)
            resumeWriting()
        } catch {
            state = .failed(error)
        }
    }

    /// Fetches again what could not be fetched.
    func reopenTapped() async {
        if let place { await open(place) } else { startNew() }
    }

    /// A question that did not get out is found again as the draft of where it was to be asked.
    private func leave(for next: UUID?) {
        follower.leave()
        (messages, shown, outgoing, edited, failure) = ([], ShownAnswers(), nil, nil, nil)
        stopsWhenTaken = false
        place = next
        draft = drafts.text(in: next)
    }

    /// Takes the draft that was written elsewhere, or before this page was opened.
    func loadDrafts() async {
        let known = drafts.text(in: place)
        await drafts.load()
        if draft == known, edited == nil, outgoing == nil { draft = drafts.text(in: place) }
    }

    /// What is on its way stays the draft until it is taken: a page that is closed before loses nothing.
    private func noteDraft() {
        guard edited == nil, outgoing == nil || !draft.isEmpty else { return }
        drafts.note(draft, in: place)
    }

    /// Shows what was asked in this conversation on another page; what is under way here goes first.
    func takeOver() async {
        guard let id = thread?.id, !isBusy, state == .loaded else { return }
        do throws(AstrologyError) {
            let conversation = try await service.conversation(id)
            guard thread?.id == id, !isBusy else { return }
            (thread, messages) = (conversation.thread, conversation.messages)
            resumeWriting()
        } catch {
            // What is shown stays; the next change is looked at again.
        }
    }

    /// An answer that was being written when the page was closed goes on.
    private func resumeWriting() {
        guard let answer = messages.last(where: { $0.state == .answering }), let question = answer.questionID else {
            return
        }
        follower.follow(answer, question: question)
    }

    // MARK: Asking

    func sendTapped() {
        guard canSend else { return }
        let replaced = edited?.id
        send(Outgoing(text: trimmedDraft, key: IdempotencyKey(), replaces: replaced))
        draft = replaced == nil ? "" : drafts.text(in: place)
    }

    /// Asks in a new conversation what was suggested elsewhere.
    func ask(_ text: String) {
        startNew()
        send(Outgoing(text: text, key: IdempotencyKey()))
    }

    /// Asks here what the answer suggests; a draft stays.
    func followUpTapped(_ text: String) {
        guard !isBusy else { return }
        send(Outgoing(text: text, key: IdempotencyKey()))
    }

    /// Sends again what did not get there.
    func resendTapped() {
        guard var question = outgoing, question.error != nil else { return }
        question.error = nil
        send(question)
    }

    /// Takes back what did not get there, to be changed.
    func takeBackTapped() {
        guard let question = outgoing, question.error != nil else { return }
        draft = question.text
        outgoing = nil
    }

    func editTapped(_ question: Message) {
        guard !isBusy else { return }
        edited = question
        draft = question.text
    }

    func editCancelled() {
        edited = nil
        draft = drafts.text(in: place)
    }

    /// Asks for another answer, or for one instead of the one that failed.
    func answerAgainTapped(_ question: Message) {
        guard !isBusy else { return }
        failure = nil
        let key = IdempotencyKey()
        Task { [self] in
            do throws(AstrologyError) {
                taken(try await service.answerAgain(question.id, key: key))
            } catch {
                failure = error
            }
        }
    }

    /// Lets what is on the screen stand; a provider is told to stop, too.
    func stopTapped() {
        guard let writing else { return stopsWhenTaken = outgoing != nil }
        follower.stop()
        guard writing.finished == nil else { return }
        Task { [self] in
            do throws(AstrologyError) {
                try await service.stop(writing.id)
            } catch {
                failure = error
            }
        }
    }

    private func send(_ question: Outgoing) {
        outgoing = question
        stopsWhenTaken = false
        edited = nil
        failure = nil
        let place = place
        Task { [self] in
            do throws(AstrologyError) {
                let asked =
                    if let old = question.replaces {
                        try await service.edit(old, text: question.text, key: question.key)
                    } else {
                        try await service.ask(question.text, in: thread?.id, key: question.key)
                    }
                drafts.forget(question.text, in: place)
                // The person may have gone to another conversation meanwhile.
                guard outgoing?.key == question.key else { return onThreadChanged(asked.thread) }
                if let old = question.replaces { messages.remove(from: old) }
                taken(asked)
            } catch {
                guard outgoing?.key == question.key else { return }
                outgoing?.error = error
                if case .quotaExhausted(let quota) = error { profile.noteQuota(quota) }
            }
        }
    }

    private func taken(_ asked: AskedQuestion) {
        (thread, state, outgoing) = (asked.thread, .loaded, nil)
        if place == nil, !draft.isEmpty { drafts.note("", in: nil) }
        place = asked.thread.id
        if !draft.isEmpty { noteDraft() }
        messages.appendIfNew(asked.question)
        messages.appendIfNew(asked.answer)
        shown.showNewest(of: asked.question.id)
        onThreadChanged(asked.thread)
        guard asked.answer.state == .answering else { return }
        follower.follow(asked.answer, question: asked.question.id)
        if stopsWhenTaken { stopTapped() }
    }

    // MARK: The end of an answer

    private func ended(_ answer: Message, shown part: String?) {
        let message = part.map { shown.cut(answer, after: $0) } ?? answer
        messages.replace(message)
        let words = profile.words
        switch message.state {
        case .complete: announcement = words("destiny.ask.spoken", ProseMarkdown.plain(message.text))
        case .stopped: announcement = words("destiny.ask.stopped")
        case .failed, .answering: announcement = words("destiny.ask.failed")
        }
        Task { [self] in await refreshQuota() }
    }

    func restTapped(of answer: Message) {
        guard let whole = shown.takeRest(of: answer) else { return }
        messages.replace(whole)
        announcement = profile.words("destiny.ask.spoken", ProseMarkdown.plain(whole.text))
    }

    private func refreshQuota() async {
        do throws(AstrologyError) {
            profile.noteQuota(try await service.quota())
        } catch {
            // The figure of before stays; the next answer brings a new one.
        }
    }

    /// Shows a thread's new title or mark.
    func noteChanged(_ changed: ConversationThread) {
        if thread?.id == changed.id { thread = changed }
    }
}
