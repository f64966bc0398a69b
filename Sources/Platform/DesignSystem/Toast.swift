package import Foundation
import Observation
package import SwiftUI

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

/// The presenter's toast, at the bottom of the screen it lies over.
package struct ToastView: View {
    private let presenter: ToastPresenter
    private let edge: Edge
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.designWords) private var designWords

    /// Comes in from `edge`, at which the view is to lie.
    package init(presenter: ToastPresenter, from edge: Edge = .bottom) {
        self.presenter = presenter
        self.edge = edge
    }

    package var body: some View {
        VStack {
            if let toast = presenter.toast {
                content(of: toast)
                    .transition(reduceMotion ? .opacity : .move(edge: edge).combined(with: .opacity))
            }
        }
        .animation(.spring(response: 0.4, dampingFraction: 0.7), value: presenter.toast?.id)
    }

    private func content(of toast: Toast) -> some View {
        HStack(spacing: Spacing.icon) {
            Image(systemName: toast.systemImage)
                .resizable()
                .scaledToFit()
                // The room is for the words, however large they are.
                .frame(width: 20, height: 20)
                .foregroundStyle(Palette.onToast)
                .accessibilityHidden(true)
            Text(toast.message)
                .font(.subheadline)
                .foregroundStyle(Palette.onToast)
                // Whole: it is gone in a moment, and two lines become six in large letters.
                .frame(maxWidth: .infinity, alignment: .leading)
            if let action = toast.action {
                Button {
                    presenter.actionTapped()
                } label: {
                    Text(action.title ?? designWords.undo ?? words("design.toast.undo"))
                        .fontWeight(.semibold)
                        // Inside: a frame around the button would leave the finger the letters alone.
                        .frame(minWidth: 44, minHeight: 44)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .foregroundStyle(Palette.toastAction)
            }
            Button {
                presenter.dismissTapped()
            } label: {
                Label(designWords.dismiss ?? words("design.toast.dismiss"), systemImage: "xmark")
                    .labelStyle(.iconOnly)
                    .frame(minWidth: 44, minHeight: 44)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .foregroundStyle(Palette.onToast)
        }
        .padding(.horizontal, Spacing.section)
        .frame(maxWidth: 480)
        .background(Palette.toast, in: RoundedRectangle(cornerRadius: Radius.control))
        .padding(Spacing.section)
        .id(toast.id)
    }
}

extension View {
    /// Says every new toast of the presenter aloud; once per window, however many places show it.
    package func announcesToasts(of presenter: ToastPresenter) -> some View {
        onChange(of: presenter.toast?.id) {
            if let message = presenter.toast?.message { AccessibilityNotification.Announcement(message).post() }
        }
    }
}
