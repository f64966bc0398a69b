/// What a view is, for assistive technology.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Something to press.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Something that is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A way to somewhere else.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Something that keeps from what is around.
    public static let isModal = AccessibilityTraits(rawValue: 64)
    /// Something that changes all the time, and is not read each time.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    /// Keys of it are letters.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 256)
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    /// The gist of a screen.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
    /// Something that is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 2048)
    /// Something that can be heard.
    public static let playsSound = AccessibilityTraits(rawValue: 4096)
    /// Something that begins to be heard.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
    /// Something that handles touches itself.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
    /// Something that turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
}

/// How the children of an element are read.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    /// They are not read.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They are read one by one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They are read as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// What the view is called.
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-label", text: label))
    }

    /// What the view is called.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    /// What the view is called.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// What happens when the view is used.
    public func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-description", text: hint))
    }

    /// What happens when the view is used.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    /// What happens when the view is used.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// What the view stands at.
    public func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-valuetext", text: value))
    }

    /// What the view stands at.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    /// What the view stands at.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Leaves the view out of what is read.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        decorated { if hidden { $0.attributes["aria-hidden"] = "true" } }
    }

    /// A name for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        decorated(forControl: true) { $0.attributes["data-testid"] = identifier }
    }

    /// Says what the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        decorated(forControl: true) { draft in
            if traits.contains(.isHeader) {
                draft.attributes["role"] = "heading"
                draft.attributes["aria-level"] = "2"
            }
            if traits.contains(.isButton) { draft.attributes["role"] = "button" }
            if traits.contains(.isLink) { draft.attributes["role"] = "link" }
            if traits.contains(.isSearchField) { draft.attributes["role"] = "searchbox" }
            if traits.contains(.isToggle) { draft.attributes["role"] = "switch" }
            if traits.contains(.isModal) { draft.attributes["aria-modal"] = "true" }
            if traits.contains(.isImage) { draft.attributes["role"] = "img" }
            if traits.contains(.isSelected) { draft.attributes["aria-pressed"] = "true" }
            if traits.contains(.updatesFrequently) { draft.attributes["aria-live"] = "off" }
        }
    }

    /// Takes traits away that the view, or a modifier nearer to it, has.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        decorated(forControl: true) { $0.remove(traits) }
    }

    /// Reads the view as one thing.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
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

    /// Words that come up beside the pointer.
    public func help(_ text: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "title", text: text))
    }

    /// Words that come up beside the pointer.
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Words that come up beside the pointer.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// How deep a heading is.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

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
    /// How deep a heading is, from 1.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        decorated(forControl: true) { draft in
            draft.attributes["role"] = "heading"
            draft.attributes["aria-level"] = String(max(level.rawValue, 2))
        }
    }

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
            draft.attributes["data-keys"] = "ArrowUp ArrowDown ArrowLeft ArrowRight"
            draft.on("key") { payload in
                let isUp = payload.text == "ArrowUp" || payload.text == "ArrowRight"
                handler(isUp ? .increment : .decrement)
            }
        }
    }

    /// Reads the view as another view would be read.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(RepresentationModifier(representation: representation()))
    }
}

/// Hides content from assistive technology and puts something else, which only it sees, in its place.
private struct RepresentationModifier<Representation: View>: UnaryModifier {
    let representation: Representation

    static func surround<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.setElement("div") { $0.classes = ["ov"] }
        node.update(0, content, inputs: node.contentInputs.decorated { $0.attributes["aria-hidden"] = "true" })
        let hidden = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["visually-hidden"]
                draft.greed = .outOfFlow
            }
        ) { modifier.representation }
        node.update(1, hidden, inputs: node.inputs.inside)
    }
}

private struct AccessibilityTextModifier: InputModifier {
    let attribute: String
    let text: Text

    func inputs(for node: _ViewNode) -> ViewInputs {
        let string = text.string(in: node.inputs.environment)
        return node.inputs.decorated(forControl: true) { draft in
            draft.attributes[attribute] = string
            draft.attributes.nameIfDrawing()
        }
    }
}

extension ElementDraft {
    fileprivate mutating func remove(_ traits: AccessibilityTraits) {
        let roles: [(AccessibilityTraits, String)] = [
            (.isHeader, "heading"), (.isButton, "button"), (.isLink, "link"), (.isImage, "img"),
        ]
        for (trait, role) in roles where traits.contains(trait) {
            if attributes["role"] == role { attributes["role"] = nil }
        }
        // What the element is by itself gives way to a role that says less.
        let isButton = classes.contains("btn") && traits.contains(.isButton)
        let isLink = attributes["href"] != nil && traits.contains(.isLink)
        if isButton || isLink { attributes["role"] = "group" }
        if attributes["role"] != "heading" { attributes["aria-level"] = nil }
        if traits.contains(.isSelected) { for name in ["aria-pressed", "aria-selected"] { attributes[name] = nil } }
        if traits.contains(.updatesFrequently) { attributes["aria-live"] = nil }
        if traits.contains(.isImage), attributes["viewBox"] != nil {
            attributes["aria-hidden"] = "true"
            attributes["aria-label"] = nil
        }
    }
}

extension [String: String] {
    /// A symbol with a label is a picture, not a decoration.
    fileprivate mutating func nameIfDrawing() {
        guard self["viewBox"] != nil, self["aria-label"] != nil else { return }
        self["aria-hidden"] = nil
        self["role"] = "img"
    }
}

private struct AccessibilityElementModifier: BoxModifier {
    let children: AccessibilityChildBehavior

    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues) {
        draft.classes = ["box"]
        if children == .contain { draft.attributes["role"] = "group" }
        // A box that is given a label and whose children are not read is one picture.
        if children == .ignore { draft.attributes["role"] = "img" }
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
