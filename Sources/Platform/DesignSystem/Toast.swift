package import Foundation
import Observation

/// A short message over the content that goes away by itself.
package struct Toast: Identifiable {
    /// What the toast offers to do, such as taking the last act back.
    package struct Action {
        /// `nil` for "Undo", in the screen's language.
        package let title: String?
        package let perform: () -> Void

        package init(title: String? = nil, perform: @escaping () -> Void) {
            self.title = title
            self.perform = perform
        }
    }

    package let id: UUID
    package let message: String
    package let systemImage: String
    package let action: Action?

    package init(id: UUID = UUID(), message: String, systemImage: String, action: Action? = nil) {
        self.id = id
        self.message = message
        self.systemImage = systemImage
        self.action = action
    }

    /// A toast whose action is "Undo".
    package static func undoable(_ message: String, systemImage: String, undo: @escaping () -> Void) -> Toast {
        Toast(
            message: message,
            systemImage: systemImage,
            action: Action(perform: undo)
        )
    }
}

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
