import DesignSystem
import DestinyDomain
import Foundation
import Testing

@testable import Destiny

@Suite(.timeLimit(.minutes(5)))
struct HistoryViewModelTests {
    @Test func `conversations are parted into pinned ones, days and months`() async {
        let bench = await TestBench()
        await bench.coordinator.history.load()
        let groups = bench.coordinator.history.groups(in: .gmt)
        #expect(groups.map(\.heading).prefix(4) == [.pinned, .today, .yesterday, .week])
        #expect(groups.count == 5)
    }

    @Test func `without days there is one list after the pinned ones`() async {
        var profile = SampleData.profile
        profile.conversations.groupByDate = false
        let bench = await TestBench(profile: profile)
        await bench.coordinator.history.load()
        #expect(bench.coordinator.history.groups(in: .gmt).map(\.heading) == [.pinned, .all])
    }

    @Test func `a deleted conversation is gone at once and comes back by undo`() async {
        // The offer to undo stays, however long the test takes.
        let bench = await TestBench(clock: HeldClock())
        let history = bench.coordinator.history
        await history.load()
        history.deleteTapped(SampleData.threads[0])
        #expect(!titles(history).contains(SampleData.threads[0].title))
        await history.settled()
        bench.coordinator.toasts.actionTapped()
        await history.settled()
        #expect(titles(history).contains(SampleData.threads[0].title))
    }

    @Test func `deleting the conversation on the screen begins a new one`() async {
        let bench = await TestBench()
        await bench.chat.open(SampleData.threads[0].id)
        await bench.coordinator.history.load()
        bench.coordinator.history.deleteTapped(SampleData.threads[0])
        await bench.coordinator.history.settled()
        #expect(bench.chat.thread == nil)
    }

    @Test func `a new name shows in the list and above the conversation`() async {
        let bench = await TestBench()
        await bench.chat.open(SampleData.threads[0].id)
        await bench.coordinator.history.load()
        bench.coordinator.history.renameTapped(SampleData.threads[0])
        bench.coordinator.history.newTitle = " Work "
        bench.coordinator.history.renameConfirmed(SampleData.threads[0])
        await bench.coordinator.history.settled()
        #expect(titles(bench.coordinator.history).contains("Work"))
        #expect(bench.chat.thread?.title == "Work")
    }

    private func titles(_ history: HistoryViewModel) -> [String] {
        history.groups(in: .gmt).flatMap(\.threads).map(\.title)
    }
}
