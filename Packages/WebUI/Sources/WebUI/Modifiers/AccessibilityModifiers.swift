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

    /// Leaves the view out of what is read, and out of what the keyboard, and on the web a finger, can reach.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        decorated { draft in
            guard hidden else { return }
            draft.attributes["aria-hidden"] = "true"
            // Nor may the keyboard stop in it. A symbol has nothing to stop at, and of a deck's card the browser sees to it.
            if draft.attributes["viewBox"] == nil, !draft.isCard { draft.attributes["inert"] = "" }
        }
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
                draft.attributes["aria-level"] = draft.attributes["aria-level"] ?? "2"
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

extension View {
    /// How deep a heading is, from 1.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        decorated(forControl: true) { draft in
            draft.attributes["role"] = "heading"
            draft.attributes["aria-level"] = level == .unspecified ? "2" : String(level.rawValue)
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
                draft.flexibility = .outOfFlow
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
            // A browser writes the name of a picture where it cannot draw it.
            let isPicturesName = attribute == "aria-label" && draft.attributes["alt"] != nil
            draft.attributes[isPicturesName ? "alt" : attribute] = string
            draft.attributes.nameIfDrawing()
            draft.attributes.numberValue()
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

extension ElementDraft {
    /// Says the words of a value as a description where the element is none of those that ARIA gives a value.
    mutating func describeValue(of tag: String) {
        guard let words = attributes["aria-valuetext"] else { return }
        let isRange = tag == "progress" || tag == "meter" || attributes["type"] == "range"
        if isRange || Self.rolesWithValue.contains(attributes["role"] ?? "") { return }
        attributes["aria-valuetext"] = nil
        attributes["aria-description"] = attributes["aria-description"].map { "\(words). \($0)" } ?? words
    }

    private static let rolesWithValue: Set = ["meter", "progressbar", "scrollbar", "slider", "spinbutton"]
}

extension SortedDictionary<String> {
    /// A symbol with a label is a picture, not a decoration.
    fileprivate mutating func nameIfDrawing() {
        guard self["viewBox"] != nil, self["aria-label"] != nil else { return }
        self["aria-hidden"] = nil
        self["role"] = "img"
    }

    /// Gives a slider the first number of its words, such as the 3 of "3 of 5".
    ///
    /// It must have one, and without counts as being in the middle. What is read are the words.
    mutating func numberValue() {
        guard self["role"] == "slider", let words = self["aria-valuetext"] else { return }
        let digits = words.drop { !$0.isWholeNumber }.prefix { $0.isWholeNumber }
        self["aria-valuenow"] = digits.isEmpty ? nil : digits.compactMap(\.wholeNumberValue).map(String.init).joined()
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
