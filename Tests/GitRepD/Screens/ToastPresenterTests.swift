import DesignSystem
import FeatureTestSupport
import Testing

struct ToastPresenterTests {
    @Test func `a toast goes when its time is over`() async {
        let clock = ManualClock()
        let presenter = ToastPresenter(clock: clock)
        presenter.show(Toast(message: "one", systemImage: "star"))
        await clock.sleepers(1)
        clock.advance(by: ToastPresenter.displayTime)
        while presenter.toast != nil { await Task.yield() }
    }

    @Test func `a newer toast has its whole time`() async {
        let clock = ManualClock()
        let presenter = ToastPresenter(clock: clock)
        presenter.show(Toast(message: "one", systemImage: "star"))
        await clock.sleepers(1)
        clock.advance(by: .seconds(7))
        presenter.show(Toast(message: "two", systemImage: "star"))
        // The first one's sleep ends in cancellation, the second one's begins.
        await clock.sleepers(0)
        await clock.sleepers(1)
        clock.advance(by: .seconds(7))
        #expect(presenter.toast?.message == "two")
    }

    @Test func `its action runs once and takes it away`() {
        let presenter = ToastPresenter(clock: ManualClock())
        var count = 0
        presenter.show(.undoable("gone", systemImage: "trash") { count += 1 })
        presenter.actionTapped()
        presenter.actionTapped()
        #expect(count == 1)
        #expect(presenter.toast == nil)
    }
}
