/// What a view is, for assistive technology.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let isModal = AccessibilityTraits(rawValue: 64)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
}

/// How the children of an element are read.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-label", text: label))
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    public func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-description", text: hint))
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    public func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "aria-valuetext", text: value))
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    public func accessibilityHidden(_ hidden: Bool) -> some View {
        decorated { if hidden { $0.attributes["aria-hidden"] = "true" } }
    }

    public func accessibilityIdentifier(_ identifier: String) -> some View {
        decorated(forControl: true) { $0.attributes["data-testid"] = identifier }
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        decorated(forControl: true) { draft in
            if traits.contains(.isHeader) {
                draft.attributes["role"] = "heading"
                draft.attributes["aria-level"] = "2"
            }
            if traits.contains(.isButton) { draft.attributes["role"] = "button" }
            if traits.contains(.isLink) { draft.attributes["role"] = "link" }
            if traits.contains(.isImage) { draft.attributes["role"] = "img" }
            if traits.contains(.isSelected) { draft.attributes["aria-pressed"] = "true" }
            if traits.contains(.updatesFrequently) { draft.attributes["aria-live"] = "off" }
        }
    }

    /// Takes traits away that the view, or a modifier nearer to it, has.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        decorated(forControl: true) { $0.remove(traits) }
    }

    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }

    /// A thing that can be done to the view; on the web a button that shows when it has the focus.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityActionModifier(name: name, handler: handler))
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    public func help(_ text: Text) -> some View {
        modifier(AccessibilityTextModifier(attribute: "title", text: text))
    }

    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
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
