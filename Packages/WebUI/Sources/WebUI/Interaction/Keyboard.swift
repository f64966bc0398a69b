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

    /// A key that presses the button.
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
    /// What the key types.
    public var character: Character

    /// The key that types a character.
    public init(_ character: Character) { self.character = character }

    /// The key that types a character.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// To the beginning.
    public static let home = KeyEquivalent("\u{F729}")
    /// To the end.
    public static let end = KeyEquivalent("\u{F72B}")
    /// A page back.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// A page on.
    public static let pageDown = KeyEquivalent("\u{F72D}")

    var name: String {
        let names: [Character: String] = [
            "\r": "Enter", "\u{1B}": "Escape", "\u{8}": "Backspace", " ": "Space", "\u{F702}": "ArrowLeft",
            "\u{F703}": "ArrowRight", "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown",
            "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "PageUp", "\u{F72D}": "PageDown",
        ]
        return names[character] ?? String(character).uppercased()
    }
}

/// Keys held down.
public nonisolated struct EventModifiers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = EventModifiers(rawValue: 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 2)
    /// Option or Alt.
    public static let option = EventModifiers(rawValue: 4)
    /// Command, or Control where there is none.
    public static let command = EventModifiers(rawValue: 8)

    var prefix: String {
        (contains(.control) ? "Control+" : "") + (contains(.option) ? "Alt+" : "")
            + (contains(.shift) ? "Shift+" : "") + (contains(.command) ? "Meta+" : "")
    }
}

/// A key with modifiers.
public struct KeyboardShortcut: Sendable {
    /// The key.
    public let key: KeyEquivalent
    /// The keys held down with it.
    public let modifiers: EventModifiers

    /// A key with the keys held down with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return, for what is done most.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for leaving.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
