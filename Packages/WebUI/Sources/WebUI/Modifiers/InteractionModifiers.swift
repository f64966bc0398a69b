extension View {
    /// Light or dark for the whole page, whatever the person's setting.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        decorated { draft in
            if let colorScheme { draft.attributes["data-scheme"] = colorScheme == .dark ? "dark" : "light" }
        }
    }

    /// Whether the view can be pressed; what is behind can be where it cannot.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        // Of a deck the browser has the top card alone touched.
        decorated { if !enabled, !$0.isCard { $0.styles["pointer-events"] = "none" } }
    }

    /// Whether the keyboard reaches the view.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        decorated(forControl: true) { $0.attributes["tabindex"] = isFocusable ? "0" : "-1" }
    }

    /// Runs an action when a key is pressed while the view or something in it has the focus, or nothing is typed in.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Runs an action when one of the keys is pressed while the view or something in it has the focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        // The browser tells of keys that go down, and of those that are held.
        let names = phases.isDisjoint(with: [.down, .repeat]) ? [] : keys.map(\.name).sorted()
        return decorated { draft in
            let known = draft.attributes["data-keys"].map { [$0] } ?? []
            draft.attributes["data-keys"] = (known + names).joined(separator: " ")
            draft.on("key") { payload in
                guard let key = keys.first(where: { $0.name == payload.text }) else { return }
                _ = action(KeyPress(key: key, characters: String(key.character)))
            }
        }
    }
}

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// Steps of a press.
    public nonisolated struct Phases: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Members by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held.
        public static let `repeat` = Phases(rawValue: 2)
        /// All that the browser tells of.
        public static let all: Phases = [.down, .repeat]
    }

    /// What became of it.
    public nonisolated enum Result: Sendable {
        /// The action did something.
        case handled
        /// The action did nothing; on the web the key goes no further all the same.
        case ignored
    }

    /// The key.
    public let key: KeyEquivalent
    /// What it would type.
    public let characters: String
}
