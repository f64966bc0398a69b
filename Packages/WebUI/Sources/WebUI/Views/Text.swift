public import Foundation

/// Lines of text.
public struct Text: Equatable {
    enum Source: Equatable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case date(Date, DateStyle)
        case formatted(FormattedInput)
        case link(String, URL)
        indirect case joined(Text, Text)
    }

    let source: Source
    var styling = TextStyling()

    /// Which end of a long line is cut.
    public nonisolated enum TruncationMode: Sendable { case head, tail, middle }

    /// Letters in one case.
    public nonisolated enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// How a date is written.
    public struct DateStyle: Equatable, Sendable {
        let name: String

        /// The day.
        public static let date = DateStyle(name: "date")
        /// The time of day.
        public static let time = DateStyle(name: "time")
        /// As the day; relative dates are for formats.
        public static let relative = DateStyle(name: "relative")
    }

    /// Text as it is.
    public init(verbatim content: String) { source = .verbatim(content) }

    /// Text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { source = .verbatim(String(content)) }

    /// Text in the person's language, which may hold Markdown.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        source = .key(key, table: tableName, bundle: bundle)
    }

    /// Text whose links are drawn; Foundation on Linux knows no attributes for emphasis.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let parts = attributedContent.runs.map { run in
            let characters = String(attributedContent[run.range].characters)
            return run.link.map { Text(link: characters, to: $0) } ?? Text(verbatim: characters)
        }
        self = parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) { $0 + $1 }
    }

    /// A date in words.
    public init(_ date: Date, style: DateStyle) { source = .date(date, style) }

    /// A value in the words of a format, for the locale of the surroundings.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        source = .formatted(FormattedInput(input, format))
    }

    private init(source: Source) { self.source = source }

    /// A link as a part of text.
    init(link characters: String, to url: URL) { self.init(source: .link(characters, url)) }

    /// Two texts as one.
    public static func + (left: Text, right: Text) -> Text { Text(source: .joined(left, right)) }

    /// The characters, in the language of the surroundings.
    func string(in environment: EnvironmentValues) -> String {
        switch source {
        case .verbatim(let text), .link(let text, _): text
        case .key(let key, let table, let bundle):
            key.resolve(bundle: bundle, table: table, locale: environment.locale)
        case .date(let date, let style): style.string(date, in: environment)
        case .formatted(let input): input.words(in: environment.locale)
        case .joined(let left, let right): left.string(in: environment) + right.string(in: environment)
        }
    }

    func styled(_ change: (inout TextStyling) -> Void) -> Text {
        var copy = self
        change(&copy.styling)
        return copy
    }
}

extension Text: View, PrimitiveView {
    /// Brings the node up to date with this value.
    public static func _update(_ text: Text, _ node: _ViewNode) {
        let view = text.styledByMarkdown(in: node.inputs.environment) ?? text
        let environment = node.inputs.environment
        let link: URL? = if case .link(_, let url) = view.source { url } else { nil }
        node.setElement(link == nil ? "span" : "a") { draft in
            draft.classes = ["text"]
            if let link {
                draft.classes.append("link")
                draft.lead(to: link, in: environment)
            }
            let styling = environment.text.merged(with: view.styling)
            styling.draw(&draft)
            if styling.lineLimit ?? 1 > 1, view.string(in: environment).runs(against: environment.layoutDirection) {
                draft.classes.append("against")
            }
            if environment.redactionReasons.contains(.placeholder) { draft.classes.append("redacted") }
            if case .joined = view.source { return }
            let text = view.string(in: environment)
            draft.text = text
            // A stack takes room from its longer texts first, as SwiftUI does.
            if text.count <= 16 { draft.classes.append("brief") }
            // Where another run follows, Chromium would rather break a word than the line.
            if text.utf8.last == UInt8(ascii: "/") { draft.classes.append("slashed") }
        }
        guard case .joined(let left, let right) = view.source else {
            node.trim(to: 0)
            return
        }
        var inputs = node.inputs.inside
        inputs.environment.text = TextStyling()
        node.update(0, left, inputs: inputs)
        node.update(1, right, inputs: inputs)
    }
}

extension String {
    /// Whether its first letter is one of a script that runs the other way than the page.
    fileprivate func runs(against direction: LayoutDirection) -> Bool {
        guard let first = unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
        // Hebrew to Arabic, and their forms for presentation.
        let isRightToLeft = (0x590...0x8FF).contains(first.value) || (0xFB1D...0xFEFC).contains(first.value)
        return isRightToLeft != (direction == .rightToLeft)
    }
}

extension Text.DateStyle {
    fileprivate func string(_ date: Date, in environment: EnvironmentValues) -> String {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = self == .time ? .none : .medium
        formatter.timeStyle = self == .time ? .short : .none
        return formatter.string(from: date)
    }
}

extension TextStyling {
    /// The text's own styles on top of the surroundings'.
    func merged(with own: TextStyling) -> TextStyling {
        var result = self
        result.font = own.font ?? font
        result.weight = own.weight ?? weight
        result.design = own.design ?? design
        result.foreground = own.foreground ?? foreground
        result.isItalic = own.isItalic || isItalic
        result.isUnderlined = own.isUnderlined || isUnderlined
        result.isStruckThrough = own.isStruckThrough || isStruckThrough
        result.hasMonospacedDigits = own.hasMonospacedDigits || hasMonospacedDigits
        result.tracking = own.tracking ?? tracking
        return result
    }

    func draw(_ draft: inout ElementDraft) {
        drawFont(&draft)
        if let foreground { drawForeground(foreground, &draft) }
        if let alignment { draft.styles["text-align"] = alignment.css }
        if let lineSpacing { draft.styles["line-height"] = "calc(1.3em + \(lineSpacing.number)px)" }
        if let tracking { draft.styles["letter-spacing"] = "\(tracking.number)px" }
        if let textCase { draft.styles["text-transform"] = textCase == .uppercase ? "uppercase" : "lowercase" }
        if isSelectable { draft.classes.append("selectable") }
        guard let lineLimit else { return }
        draft.classes.append(lineLimit == 1 ? "line" : "clamp")
        if lineLimit > 1 { draft.styles["--lines"] = String(lineLimit) }
        if reservesSpace { draft.styles["min-height"] = "\(lineLimit)lh" }
    }

    /// Letters filled with a gradient are holes in a cover of it.
    private func drawForeground(_ css: String, _ draft: inout ElementDraft) {
        if css.isCSSImage {
            draft.classes.append("painted")
            draft.styles["background-image"] = css
        } else {
            draft.styles["color"] = css
        }
    }

    private func drawFont(_ draft: inout ElementDraft) {
        font?.draw(&draft)
        design?.draw(&draft)
        if let weight { draft.styles["font-weight"] = String(weight.css) }
        if isItalic { draft.styles["font-style"] = "italic" }
        if hasMonospacedDigits { draft.styles["font-variant-numeric"] = "tabular-nums" }
        let lines = (isUnderlined ? ["underline"] : []) + (isStruckThrough ? ["line-through"] : [])
        if !lines.isEmpty { draft.styles["text-decoration"] = lines.joined(separator: " ") }
    }
}

extension TextAlignment {
    nonisolated var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}
