import AccountsDomain
import DesignSystem
import Foundation
import Testing

@testable import AccountScreens

struct PictureViewModelTests {
    private let service = MemoryAccountService()
    private let toasts = ToastPresenter(clock: ContinuousClock())
    private let model: PictureViewModel

    init() {
        model = PictureViewModel(service: service, toasts: toasts)
    }

    @Test func `a chosen picture is sent and shown at another address than the one before`() async throws {
        await choose(10)
        let first = try #require(model.url)
        #expect(first.relativeString == model.picture?.path)
        await choose(11)
        #expect(model.url != first)
        #expect(await service.calls == ["setPicture 10", "setPicture 11"])
    }

    @Test func `what is refused is said, and what was there stays`() async {
        await choose(10)
        await service.refuse(.picture(.wrongKind))
        await choose(11)
        #expect(model.submission.failure == .picture(.wrongKind))
        #expect(model.picture?.byteCount == 10)
        await service.refuse(nil)
        await choose(12)
        #expect(model.submission.failure == nil)
    }

    @Test func `a picture that the browser does not hand over is too large`() async {
        model.chosen { throw CocoaError(.fileReadTooLarge) }
        await model.submission.settled()
        #expect(model.submission.failure == .picture(.tooLarge))
        #expect(await service.calls.isEmpty)
    }

    @Test func `a picture that was taken away can be put back`() async throws {
        await choose(10)
        model.removeTapped()
        await model.submission.settled()
        #expect(model.picture == nil)
        #expect(model.url == nil)
        #expect(try #require(toasts.toast).message == words("account.picture.removed"))
        toasts.actionTapped()
        await model.submission.settled()
        #expect(model.picture?.byteCount == 10)
    }

    @Test func `what cannot be taken away stays, and nothing is offered to be undone`() async {
        await choose(10)
        await service.refuse(.offline)
        model.removeTapped()
        await model.submission.settled()
        #expect(model.picture?.byteCount == 10)
        #expect(toasts.toast == nil)
        #expect(model.submission.failure == .offline)
    }

    private func choose(_ count: Int) async {
        model.chosen { Data(count: count) }
        await model.submission.settled()
    }
}
