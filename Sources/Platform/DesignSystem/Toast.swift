package import Foundation

/// A short message over the content that goes away by itself.
package struct Toast: Identifiable {
    /// What the toast offers to do, such as taking the last act back.
    package struct Action {
        package let title: String
        package let perform: () -> Void

        package init(title: String, perform: @escaping () -> Void) {
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
            action: Action(title: words("design.toast.undo"), perform: undo)
        )
    }
}
