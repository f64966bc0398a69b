import DestinyDomain
import Foundation
import Testing

@testable import Destiny

@Suite(.timeLimit(.minutes(5)))
struct ChatViewModelTests {
    @Test func `asking shows the question, writes the answer and announces it once`() async {
        let bench = await TestBench()
        bench.chat.draft = "  What about work?  "
        bench.chat.sendTapped()
        #expect(bench.chat.draft.isEmpty)
        #expect(bench.chat.outgoing?.text == "What about work?")
        await until { !bench.chat.announcement.isEmpty }
        #expect(bench.chat.writing == nil)
        #expect(bench.chat.exchanges.count == 1)
        #expect(bench.chat.exchanges[0].answers[0].state == .complete)
        #expect(bench.chat.exchanges[0].answers[0].grounds?.area == .career)
        #expect(bench.chat.announcement.contains("build one skill"))
        #expect(!bench.chat.announcement.contains("**"))
    }

    @Test func `a question that does not get there is kept, and sent again without being asked twice`() async {
        let bench = await TestBench()
        await bench.guide.fail(with: .offline)
        bench.chat.draft = "What about work?"
        bench.chat.sendTapped()
        await until { bench.chat.outgoing?.error != nil }
        let key = bench.chat.outgoing?.key
        await bench.guide.fail(with: nil)
        bench.chat.resendTapped()
        #expect(bench.chat.outgoing?.key == key)
        await until { !bench.chat.announcement.isEmpty }
        #expect(bench.chat.exchanges.map(\.question.text) == ["What about work?"])
    }

    @Test func `a question that did not get there can be taken back and changed`() async {
        let bench = await TestBench()
        await bench.guide.fail(with: .offline)
        bench.chat.draft = "What about work?"
        bench.chat.sendTapped()
        await until { bench.chat.outgoing?.error != nil }
        bench.chat.takeBackTapped()
        #expect(bench.chat.draft == "What about work?")
        #expect(bench.chat.outgoing == nil)
    }

    @Test func `without questions left the guide says so and keeps the question`() async {
        var profile = SampleData.profile
        profile.quota.used = 10
        let bench = await TestBench(profile: profile)
        bench.chat.ask("What about work?")
        await until { bench.chat.outgoing?.error != nil }
        #expect(bench.chat.outgoing?.error == .quotaExhausted(profile.quota))
    }

    @Test func `stopping keeps what was written`() async {
        let bench = await TestBench()
        await bench.guide.hold()
        bench.chat.ask("What about work?")
        await until { bench.chat.writing?.typewriter.received.isEmpty == false }
        bench.chat.stopTapped()
        await until { !bench.chat.announcement.isEmpty }
        #expect(bench.chat.messages.last?.state == .stopped)
        #expect(bench.chat.messages.last?.text.isEmpty == false)
    }

    @Test func `stopping a whole answer while it appears keeps the shown words and the rest`() async throws {
        let bench = await TestBench(clock: HeldClock())
        bench.chat.ask("What about work?")
        await until { bench.chat.writing?.finished != nil }
        let shown = bench.chat.writing?.typewriter.shown.trimmingCharacters(in: .whitespaces)
        bench.chat.stopTapped()
        #expect(bench.chat.writing == nil)
        let stopped = try #require(bench.chat.messages.last)
        #expect(stopped.state == .stopped)
        #expect(stopped.text == shown && shown?.isEmpty == false)
        #expect(bench.chat.hasRest(stopped))
        bench.chat.restTapped(of: stopped)
        #expect(bench.chat.messages.last?.state == .complete)
        #expect(bench.chat.messages.last?.text.hasPrefix(shown ?? "-") == true)
        #expect(bench.chat.announcement.contains("build one skill"))
    }

    @Test func `stop tapped while the question is on its way stops its answer`() async {
        let bench = await TestBench(clock: HeldClock())
        bench.chat.ask("What about work?")
        #expect(bench.chat.writing == nil)
        bench.chat.stopTapped()
        await until { !bench.chat.announcement.isEmpty }
        #expect(bench.chat.messages.last?.state == .stopped)
        #expect(!bench.chat.isBusy)
    }

    @Test func `answering again makes a version, and both can be looked at`() async {
        let bench = await TestBench()
        bench.chat.ask("What about work?")
        await until { !bench.chat.announcement.isEmpty }
        bench.chat.answerAgainTapped(bench.chat.exchanges[0].question)
        await until { bench.chat.exchanges[0].answers.count == 2 && !bench.chat.isBusy }
        let exchange = bench.chat.exchanges[0]
        #expect(bench.chat.answer(to: exchange)?.number == 2)
        bench.chat.versionTapped(1, of: exchange)
        #expect(bench.chat.answer(to: exchange)?.message.id == exchange.answers[0].id)
    }

    @Test func `editing a question replaces it and what followed`() async {
        let bench = await TestBench()
        await bench.chat.open(SampleData.threads[0].id)
        bench.chat.editTapped(bench.chat.exchanges[0].question)
        #expect(bench.chat.draft == SampleData.question.text)
        bench.chat.draft = "And love?"
        bench.chat.sendTapped()
        await until { !bench.chat.announcement.isEmpty }
        #expect(bench.chat.exchanges.map(\.question.text) == ["And love?"])
    }

    @Test func `a draft is kept at the server, and is there on another page`() async {
        let bench = await TestBench()
        bench.chat.draft = "half"
        bench.chat.draft = "half a question"
        await bench.chat.drafts.settled()
        let other = ChatViewModel(
            service: bench.guide,
            profile: bench.coordinator.profile,
            clock: ImmediateClock()
        )
        await other.loadDrafts()
        #expect(other.draft == "half a question")
        other.sendTapped()
        await until { !other.announcement.isEmpty }
        await other.drafts.settled()
        #expect(await bench.guide.draftTexts.isEmpty)
    }

    @Test func `a question that did not get there is the draft of another page`() async {
        let bench = await TestBench()
        bench.chat.draft = "What about work?"
        await bench.chat.drafts.settled()
        await bench.guide.fail(with: .offline)
        bench.chat.sendTapped()
        await until { bench.chat.outgoing?.error != nil }
        #expect(bench.chat.draft.isEmpty)
        #expect(await bench.guide.draftTexts == [nil: "What about work?"])
        bench.chat.startNew()
        #expect(bench.chat.draft == "What about work?")
    }

    @Test func `putting a question in other words leaves the draft beside it alone`() async {
        let bench = await TestBench()
        bench.chat.ask("What about work?")
        await until { !bench.chat.announcement.isEmpty }
        bench.chat.draft = "And then"
        bench.chat.editTapped(bench.chat.exchanges[0].question)
        #expect(bench.chat.draft == "What about work?")
        bench.chat.draft = "What about love?"
        bench.chat.editCancelled()
        #expect(bench.chat.draft == "And then")
    }

    @Test func `a draft waits in the conversation where it was written`() async {
        let bench = await TestBench()
        bench.chat.draft = "half a question"
        await bench.chat.open(SampleData.threads[0].id)
        #expect(bench.chat.draft.isEmpty)
        bench.chat.startNew()
        #expect(bench.chat.draft == "half a question")
    }

    @Test func `a question that is too long cannot be sent`() async {
        let bench = await TestBench()
        bench.chat.draft = String(repeating: "a", count: Message.maximumQuestionLength + 1)
        #expect(!bench.chat.canSend)
    }
}
