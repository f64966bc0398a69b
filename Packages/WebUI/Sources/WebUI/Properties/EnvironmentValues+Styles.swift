/// Why the content is hidden behind shapes.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is nobody else's business.
    public static let privacy = RedactionReasons(rawValue: 2)
}

/// How large controls are.
public nonisolated enum ControlSize: CaseIterable, Sendable, Hashable { case mini, small, regular, large, extraLarge }

/// What the text styles of the views around say; plain values so that equal ones are recognised.
nonisolated struct TextStyling: Hashable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var hasMonospacedDigits = false
    /// CSS colour.
    var foreground: String?
    var alignment: TextAlignment?
    var lineLimit: Int?
    var reservesSpace = false
    var truncation: Text.TruncationMode?
    var lineSpacing: Double?
    var tracking: Double?
    var textCase: Text.Case?
    var isSelectable = false
}

/// What the control styles of the views around say.
nonisolated struct ControlStyling: Hashable {
    var button = "automatic"
    var size: ControlSize?
    var list = "inset"
    var picker = "automatic"
    var toggle = "automatic"
    var datePicker = "automatic"
    var gauge = "automatic"
    var progress = "automatic"
    var tabs = "automatic"
    var buttonShape: String?
    var labelTitle = true
    var labelIcon = true
    var imageScale: Image.Scale?
    var textField = "automatic"
    private var redactionBits = 0

    var redaction: RedactionReasons {
        get { RedactionReasons(rawValue: redactionBits) }
        set { redactionBits = newValue.rawValue }
    }
}

/// What the keyboard should be like.
nonisolated struct TextInputStyling: Hashable {
    var mode: String?
    var capitalization: String?
    var isCorrected = true
    var contentType: String?
    var submitLabel: String?
}

nonisolated extension EnvironmentValues {
    private struct TextStylingKey: EnvironmentKey {
        static var defaultValue: TextStyling { TextStyling() }
    }

    private struct ControlStylingKey: EnvironmentKey {
        static var defaultValue: ControlStyling { ControlStyling() }
    }

    private struct TextInputStylingKey: EnvironmentKey {
        static var defaultValue: TextInputStyling { TextInputStyling() }
    }

    var text: TextStyling {
        get { self[TextStylingKey.self] }
        set { self[TextStylingKey.self] = newValue }
    }

    var controls: ControlStyling {
        get { self[ControlStylingKey.self] }
        set { self[ControlStylingKey.self] = newValue }
    }

    var textInput: TextInputStyling {
        get { self[TextInputStylingKey.self] }
        set { self[TextInputStylingKey.self] = newValue }
    }

    /// The typeface.
    public var font: Font? {
        get { text.font }
        set { text.font = newValue }
    }

    /// At most so many lines.
    public var lineLimit: Int? {
        get { text.lineLimit }
        set { text.lineLimit = newValue }
    }

    /// How lines stand.
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment ?? .leading }
        set { text.alignment = newValue }
    }

    /// How large controls are.
    public var controlSize: ControlSize {
        get { controls.size ?? .regular }
        set { controls.size = newValue }
    }

    /// Why the content is hidden.
    public var redactionReasons: RedactionReasons {
        get { controls.redaction }
        set { controls.redaction = newValue }
    }
}
