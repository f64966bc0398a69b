public import Foundation

/// A line of text to type.
public struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let title: Text
    private let axis: Axis

    init(title: Text, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
        self.title = title
        self.text = text
        self.prompt = prompt
        self.axis = axis
    }

    /// What it is made of.
    public var body: some View {
        FieldView(
            title: title,
            prompt: prompt ?? title,
            text: text,
            kind: axis == .vertical ? .multiline : .line
        )
    }
}

extension TextField where Label == Text {
    /// A field with a localized title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(title: Text(titleKey), text: text, prompt: nil)
    }

    /// A field with a localized title and words for when it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(title: Text(titleKey), text: text, prompt: prompt)
    }

    /// A field with a localized title, which may grow.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(title: Text(titleKey), text: text, prompt: nil, axis: axis)
    }

    /// A field with a localized title and words for when it is empty, which may grow.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(title: Text(titleKey), text: text, prompt: prompt, axis: axis)
    }

    /// A field with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(title: Text(title), text: text, prompt: nil)
    }

    /// A field with a title and words for when it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(title: Text(title), text: text, prompt: prompt)
    }

    /// A field with a title, which may grow.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(title: Text(title), text: text, prompt: nil, axis: axis)
    }

    /// A field with a title and words for when it is empty, which may grow.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(title: Text(title), text: text, prompt: prompt, axis: axis)
    }
}

extension TextField {
    /// A line of text with a label, which is read and not shown, and words for an empty field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(title: (label() as? Text) ?? Text(verbatim: ""), text: text, prompt: prompt)
    }

    /// A line of text, or several, with a label, which is read and not shown.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(title: (label() as? Text) ?? Text(verbatim: ""), text: text, prompt: prompt, axis: axis)
    }
}

extension TextField where Label == Text {
    /// A value typed as text; text that is no such value changes nothing.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title: Text(titleKey), text: value.text(format), prompt: prompt)
    }

    /// A value typed as text; text that is no such value changes nothing.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title: Text(title), text: value.text(format), prompt: prompt)
    }

    /// A value typed as text, or none; text that is no such value is none.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title: Text(titleKey), text: value.optionalText(format), prompt: prompt)
    }
}

extension Binding {
    /// The value as text.
    ///
    /// What is typed stays as it is while it means the value, so that "1." is not taken back on the way to "1.5".
    fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        let typed = TypedText()
        return Binding<String>(
            get: { typed.means(wrappedValue, format) ? typed.text : format.format(wrappedValue) },
            set: { text in
                typed.text = text
                // Text that is no value is on its way to one; the last value stands until then.
                if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
            }
        )
    }

    fileprivate func optionalText<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where Value == F.FormatInput?, F.FormatOutput == String {
        Binding<String>(
            get: { wrappedValue.map(format.format) ?? "" },
            // As said: what cannot be read as a value is none.
            set: { wrappedValue = try? format.parseStrategy.parse($0) }
        )
    }
}

/// What stands in a field for a value.
private final class TypedText {
    var text = ""

    func means<F: ParseableFormatStyle>(_ value: F.FormatInput, _ format: F) -> Bool where F.FormatOutput == String {
        // Text that cannot be read means no value at all.
        guard let read = try? format.parseStrategy.parse(text) else { return false }
        return format.format(read) == format.format(value)
    }
}

/// A line of text that others must not read.
public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let title: Text
    private let prompt: Text?

    /// What it is made of.
    public var body: some View {
        FieldView(title: title, prompt: prompt ?? title, text: text, kind: .secret)
    }
}

extension SecureField where Label == Text {
    /// A field with a localized title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, title: Text(titleKey), prompt: nil)
    }

    /// A field with a localized title and words for when it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, title: Text(titleKey), prompt: prompt)
    }

    /// A field with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, title: Text(title), prompt: nil)
    }
}

extension SecureField {
    /// A line of secret text with a label, which is read and not shown, and words for an empty field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, title: (label() as? Text) ?? Text(verbatim: ""), prompt: prompt)
    }
}

/// Several lines of text to type.
public struct TextEditor: View {
    private let text: Binding<String>

    /// Text of any length.
    public init(text: Binding<String>) { self.text = text }

    /// What it is made of.
    public var body: some View {
        FieldView(title: Text(verbatim: ""), prompt: nil, text: text, kind: .editor)
    }
}

/// The field itself: its text belongs to the browser, which says what it shows.
struct FieldView: PrimitiveView {
    let title: Text
    let prompt: Text?
    let text: Binding<String>
    let kind: FieldInput.Kind

    static func _update(_ view: FieldView, _ node: _ViewNode) {
        let style = node.inputs.environment.controls.textField
        node.setElement("label", isBox: true) { draft in
            draft.classes = view.kind == .editor ? ["field", "editor"] : ["field", "field-\(style)"]
            draft.flexibility = .frame(x: true, y: view.kind == .editor ? true : nil)
        }
        let input = FieldInput(title: view.title, prompt: view.prompt, text: view.text, kind: view.kind)
        node.update(0, input, inputs: node.inputs.insideBox)
    }
}

/// The element that holds the text.
struct FieldInput: PrimitiveView {
    enum Kind { case line, multiline, secret, editor }

    let title: Text
    let prompt: Text?
    let text: Binding<String>
    let kind: Kind

    static func _update(_ view: FieldInput, _ node: _ViewNode) {
        let environment = node.inputs.environment
        let value = node.tracked(view) { view.text.wrappedValue }
        let title = view.title.string(in: environment)
        let tag = view.kind == .line || view.kind == .secret ? "input" : "textarea"
        let name = node.graph.fieldName(for: node, title: title)
        let element = node.setElement(tag) { draft in
            draft.attributes["name"] = name
            if !title.isEmpty { draft.attributes["aria-label"] = title }
            if let prompt = view.prompt { draft.attributes["placeholder"] = prompt.string(in: environment) }
            view.drawKind(&draft)
            environment.textInput.draw(&draft)
            if !environment.isEnabled { draft.attributes["disabled"] = "" }
            environment.text.draw(&draft)
            draft.value = .value(value)
        }
        guard environment.isEnabled else { return }
        element.connect(view.text, submit: environment.submitAction(for: .text))
    }

    private func drawKind(_ draft: inout ElementDraft) {
        switch kind {
        case .line: draft.attributes["type"] = "text"
        case .secret: draft.attributes["type"] = "password"
        case .multiline: draft.attributes["rows"] = "1"
        case .editor: break
        }
    }
}

extension Element {
    /// Lets typing reach a binding, and Enter an action.
    func connect(_ text: Binding<String>, submit: (() -> Void)?) {
        draft.on("input") { [weak self] payload in
            guard let self, let new = payload.text else { return }
            // What the browser shows now; only a value that differs from it is written back.
            edit = payload.edit ?? edit
            shownValue = .value(new)
            draft.value = .value(new)
            text.wrappedValue = new
            node?.invalidate()
        }
        if let submit { draft.on("submit") { _ in submit() } }
    }
}

extension TextInputStyling {
    func draw(_ draft: inout ElementDraft) {
        if let mode { draft.attributes["inputmode"] = mode }
        if let capitalization { draft.attributes["autocapitalize"] = capitalization }
        if let submitLabel { draft.attributes["enterkeyhint"] = submitLabel }
        draft.attributes["autocomplete"] = contentType ?? "off"
        if !isCorrected {
            draft.attributes["autocorrect"] = "off"
            draft.attributes["spellcheck"] = "false"
        }
    }
}
