/// Which way a value is to go.
public nonisolated enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    case increment, decrement
}

/// What an action is for.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
    let name: String

    /// The usual one, as a tap.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Leaving.
    public static let escape = AccessibilityActionKind(name: "Escape")
    /// Beginning or stopping what plays.
    public static let magicTap = AccessibilityActionKind(name: "Space")
}

extension View {
    /// A thing that can be done to the view.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        decorated { draft in
            if actionKind == .default {
                if draft.attributes["tabindex"] == nil, !draft.classes.contains("btn") {
                    draft.attributes["tabindex"] = "0"
                    draft.attributes["role"] = draft.attributes["role"] ?? "button"
                }
                draft.on("tap") { _ in handler() }
            } else {
                draft.attributes["data-keys"] = actionKind.name
                draft.on("key") { if $0.text == actionKind.name { handler() } }
            }
        }
    }

    /// Lets the arrow keys move the view's value up and down.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        decorated { draft in
            draft.attributes["role"] = "slider"
            draft.attributes["tabindex"] = "0"
            draft.attributes.numberValue()
            draft.attributes["data-keys"] = "ArrowUp ArrowDown ArrowLeft ArrowRight"
            draft.on("key") { payload in
                let isUp = payload.text == "ArrowUp" || payload.text == "ArrowRight"
                handler(isUp ? .increment : .decrement)
            }
        }
    }

    /// A thing that can be done to the view; on the web a button that shows when it has the focus.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityActionModifier(name: name, handler: handler))
    }

    /// A thing that can be done to the view; on the web a button that shows when it has the focus.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// A thing that can be done to the view; on the web a button that shows when it has the focus.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
}

private struct AccessibilityActionModifier: ViewModifier {
    let name: Text
    let handler: () -> Void

    func body(content: Content) -> some View {
        content.overlay(alignment: .bottomTrailing) {
            Button(action: handler) { name }
                .decorated { $0.classes.append("visually-hidden focusable") }
        }
    }
}
