import Observation

/// Shows one toast at a time and takes it away when its time is over.
@Observable
package final class ToastPresenter {
    package private(set) var toast: Toast?
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var dismissal: Task<Void, Never>?

    /// Long enough to read two lines and reach "Undo" with a keyboard.
    package static let displayTime: Duration = .seconds(8)

    package init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    deinit {
        dismissal?.cancel()
    }

    /// Replaces the toast on the screen, if there is one.
    package func show(_ toast: Toast) {
        dismissal?.cancel()
        self.toast = toast
        dismissal = Task { [weak self, clock] in
            do {
                try await clock.sleep(for: Self.displayTime)
            } catch {
                return  // Cancelled: a newer toast has its own time.
            }
            self?.dismiss(toast.id)
        }
    }

    package func actionTapped() {
        let action = toast?.action
        dismissTapped()
        action?.perform()
    }

    package func dismissTapped() {
        dismissal?.cancel()
        toast = nil
    }

    private func dismiss(_ id: Toast.ID) {
        if toast?.id == id { toast = nil }
    }
}
