/// Which kind of field a submit action is for.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Fields of text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The word on the keyboard's return key.
public struct SubmitLabel: Sendable {
    let hint: String

    /// Done.
    public static var done: SubmitLabel { SubmitLabel(hint: "done") }
    /// Go.
    public static var go: SubmitLabel { SubmitLabel(hint: "go") }
    /// Send.
    public static var send: SubmitLabel { SubmitLabel(hint: "send") }
    /// Join; on the web as go.
    public static var join: SubmitLabel { SubmitLabel(hint: "go") }
    /// Route; on the web as go.
    public static var route: SubmitLabel { SubmitLabel(hint: "go") }
    /// Search.
    public static var search: SubmitLabel { SubmitLabel(hint: "search") }
    /// A new line.
    public static var `return`: SubmitLabel { SubmitLabel(hint: "enter") }
    /// The next field.
    public static var next: SubmitLabel { SubmitLabel(hint: "next") }
    /// Continue; on the web as next.
    public static var `continue`: SubmitLabel { SubmitLabel(hint: "next") }
}

/// Which letters the keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Sendable {
    let name: String

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "none") }
    /// The first of every word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    /// The first of every sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    /// Every letter.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// Kinds of keyboard.
///
/// UIKit's name, so that view files read the same on both systems.
public nonisolated enum UIKeyboardType: Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress, decimalPad, webSearch

    var inputMode: String? {
        switch self {
        case .default, .asciiCapable: nil
        case .numbersAndPunctuation, .decimalPad: "decimal"
        case .URL: "url"
        case .numberPad: "numeric"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .webSearch: "search"
        }
    }
}

/// What a field is for, so that the browser can fill it in.
///
/// UIKit's name, so that view files read the same on both systems.
public nonisolated struct UITextContentType: Hashable, Sendable {
    /// The word of HTML's `autocomplete`.
    let autocomplete: String

    /// What a person is called.
    public static let name = UITextContentType(autocomplete: "name")
    /// What a person is called here.
    public static let nickname = UITextContentType(autocomplete: "nickname")
    /// What somebody signs in as.
    public static let username = UITextContentType(autocomplete: "username")
    /// A mail address.
    public static let emailAddress = UITextContentType(autocomplete: "email")
    /// A password that there is.
    public static let password = UITextContentType(autocomplete: "current-password")
    /// A password to be set.
    public static let newPassword = UITextContentType(autocomplete: "new-password")
    /// A code that was just sent.
    public static let oneTimeCode = UITextContentType(autocomplete: "one-time-code")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A web address.
    public static let URL = UITextContentType(autocomplete: "url")
}

/// Looks of text fields.
public protocol TextFieldStyle {
    static var _name: String { get }
}

/// The look that suits the place.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The engine's name for it.
    public static let _name = "automatic"
}

/// No frame.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The engine's name for it.
    public static let _name = "plain"
}

/// A rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The engine's name for it.
    public static let _name = "rounded"
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look that suits the place.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No frame.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A rounded frame.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// What happens on Enter, for each kind of field.
struct SubmitActions {
    var text: (() -> Void)?
    var search: (() -> Void)?
}

nonisolated extension EnvironmentValues {
    private struct SubmitActionsKey: EnvironmentKey {
        static var defaultValue: SubmitActions? { nil }
    }

    var submitActions: SubmitActions? {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    @MainActor func submitAction(for trigger: SubmitTriggers) -> (() -> Void)? {
        trigger == .search ? submitActions?.search : submitActions?.text
    }
}

extension View {
    private func textInput(
        _ value: some Equatable,
        _ change: @escaping (inout TextInputStyling) -> Void
    )
        -> some View
    {
        modifier(EnvironmentModifier(value: value) { change(&$0.textInput) })
    }

    /// Runs an action on Enter in a field of the view.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(
            ActionModifier(action: action) { environment, box in
                let outer = environment.submitActions
                var actions = outer ?? SubmitActions()
                if triggers.contains(.text) {
                    actions.text = {
                        box.action()
                        outer?.text?()
                    }
                }
                if triggers.contains(.search) {
                    actions.search = {
                        box.action()
                        outer?.search?()
                    }
                }
                environment.submitActions = actions
            }
        )
    }

    /// The word on the return key.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        textInput(submitLabel.hint) { $0.submitLabel = submitLabel.hint }
    }

    /// Which letters become capitals by themselves.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        textInput(autocapitalization?.name) { $0.capitalization = autocapitalization?.name }
    }

    /// Keeps what is typed as it is typed.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        textInput(disable) { $0.isCorrected = !disable }
    }

    /// The keyboard that comes up on a phone.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        textInput(type.inputMode) { $0.mode = type.inputMode }
    }

    /// What the field is for, so that the browser can fill it in.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        textInput(textContentType) { $0.contentType = textContentType?.autocomplete }
    }

    /// The look of text fields in the view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: S._name) { $0.controls.textField = S._name })
    }
}

extension ViewGraph {
    /// A name for a field that a new session for the same page gives again, so that typed text can be replayed.
    func fieldName(for node: _ViewNode, title: String) -> String {
        var path: [String] = []
        var current: _ViewNode? = node
        while let here = current, let above = here.parent {
            if let slot = above.children.firstIndex(where: { $0 === here }) { path.append(String(slot)) }
            current = above
        }
        return "f" + Self.hash(path.joined(separator: ".") + title)
    }
}
