import DesignSystem
import Foundation
import ModerationDomain
import Testing

@testable import AccountScreens

struct ModerationViewModelTests {
    private let item = ReportedItem(kind: "pitch", id: "7")

    @Test func `a report goes once, and its author can be blocked after it`() async {
        let (service, author) = (MemoryModerationService(), UUID())
        let model = ReportViewModel(item: item, author: author, service: service)
        (model.reason, model.note) = (.hatred, "look")
        model.sendTapped()
        model.sendTapped()
        await model.settled()
        #expect(model.state == .sent(isBlocked: false))
        model.blockTapped()
        await model.settled()
        #expect(model.state == .sent(isBlocked: true))
        #expect(await service.calls == ["report pitch 7 hatred look", "block \(author)"])
    }

    @Test func `a report says no reason that nobody chose`() async {
        let service = MemoryModerationService()
        let model = ReportViewModel(item: item, author: nil, service: service)
        #expect(!model.lacksReason)
        model.sendTapped()
        await model.settled()
        #expect(model.state == .editing)
        #expect(model.lacksReason)
        #expect(await service.calls.isEmpty)
        model.reason = .other
        #expect(!model.lacksReason)
        model.sendTapped()
        await model.settled()
        #expect(await service.calls == ["report pitch 7 other "])
    }

    @Test func `a report that is refused can be sent again as it was`() async {
        let service = MemoryModerationService()
        await service.refuse(.offline)
        let model = ReportViewModel(item: item, author: nil, service: service)
        (model.reason, model.note) = (.spam, "look")
        model.sendTapped()
        await model.settled()
        #expect(model.state == .editing)
        #expect(model.failure == .offline)
        await service.refuse(nil)
        model.sendTapped()
        await model.settled()
        #expect(model.state == .sent(isBlocked: false))
        #expect(model.failure == nil)
        #expect(await service.calls.last == "report pitch 7 spam look")
    }

    @Test func `somebody who is unblocked leaves the list`() async {
        let (first, second) = (SampleData.blocked[0], SampleData.blocked[1])
        let service = MemoryModerationService(blocks: [first, second])
        let model = BlockedViewModel(service: service)
        await model.load()
        model.unblockTapped(first.id)
        await model.settled()
        #expect(model.state == .loaded([second]))
        await service.refuse(.offline)
        model.unblockTapped(second.id)
        await model.settled()
        #expect(model.state == .loaded([second]))
        #expect(model.failure == .offline)
    }

    @Test func `a decision goes with its note, one at a time, and the queue is read anew`() async {
        let service = MemoryModerationService(reports: SampleData.reports)
        let model = ReviewQueueViewModel(service: service)
        await model.load()
        let (first, second) = (SampleData.reports[0], SampleData.reports[1])
        model.notes[first.item] = "a fraud"
        model.decided(.hidden, on: first.item)
        model.decided(.kept, on: second.item)
        await model.settled()
        #expect(await service.calls == ["queue", "decide hidden free-money a fraud", "queue"])
        #expect(model.state == .loaded([second]))
        #expect(model.deciding == nil)
    }

    @Test func `what was hidden can be shown again as long as the toast says so`() async {
        let service = MemoryModerationService(reports: SampleData.reports)
        let toasts = ToastPresenter(clock: ContinuousClock())
        let model = ReviewQueueViewModel(service: service, toasts: toasts)
        await model.load()
        let item = SampleData.reports[0].item
        model.decided(.hidden, on: item)
        await model.settled()
        toasts.actionTapped()
        await model.settled()
        // This one knows nothing more of what was decided; whether it is asked is what counts.
        #expect(await service.calls.last == "decide kept \(item.id) ")
    }

    @Test func `what is reported is called by its name where an app knows it`() async {
        let (known, unknown) = (SampleData.reports[0].item, SampleData.reports[1].item)
        let face = ReportedFace(name: "Free Money", address: URL(string: "/pitch/7"))
        let service = MemoryModerationService(reports: SampleData.reports)
        let model = ReviewQueueViewModel(service: service, face: { $0 == known ? face : nil })
        await model.load()
        #expect(model.faces == [known: face] && model.faces[unknown] == nil)
    }

    @Test func `who is no admin sees why there is nothing`() async {
        let service = MemoryModerationService()
        await service.refuse(.forbidden)
        let model = ReviewQueueViewModel(service: service)
        await model.load()
        #expect(model.state == .failed(.forbidden))
    }
}
