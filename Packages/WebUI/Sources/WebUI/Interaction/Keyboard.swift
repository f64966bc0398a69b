public import Foundation

extension View {
    /// Handles links that open the app, and addresses typed into the browser.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }

    /// A key that presses the button, with the modifiers.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        decorated { $0.attributes["aria-keyshortcuts"] = modifiers.prefix + key.name }
    }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(shortcut.key, modifiers: shortcut.modifiers)
    }
}

private struct OpenURLModifier: InputModifier {
    let action: (URL) -> Void

    func inputs(for node: _ViewNode) -> ViewInputs {
        if node.memory == nil {
            let id = ObjectIdentifier(node)
            node.unmountActions.append { [graph = node.graph] in graph.urlHandlers[id] = nil }
            node.memory = ActionBox(action)
        }
        node.graph.urlHandlers[ObjectIdentifier(node)] = action
        return node.inputs
    }
}

/// A key.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
    public var character: Character

    public init(_ character: Character) { self.character = character }

    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let space = KeyEquivalent(" ")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")

    var name: String {
        let names: [Character: String] = [
            "\r": "Enter", "\u{1B}": "Escape", "\u{8}": "Backspace", " ": "Space", "\u{F702}": "ArrowLeft",
            "\u{F703}": "ArrowRight", "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown",
        ]
        return names[character] ?? String(character).uppercased()
    }
}

/// Keys held down.
public nonisolated struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = EventModifiers(rawValue: 1)
    public static let control = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let command = EventModifiers(rawValue: 8)

    var prefix: String {
        (contains(.control) ? "Control+" : "") + (contains(.option) ? "Alt+" : "")
            + (contains(.shift) ? "Shift+" : "") + (contains(.command) ? "Meta+" : "")
    }
}

/// A key with modifiers.
public struct KeyboardShortcut: Sendable {
    public let key: KeyEquivalent
    public let modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
