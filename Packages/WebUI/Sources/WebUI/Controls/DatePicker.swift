public import Foundation

/// The parts of a date that can be chosen.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Parts by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a day, a time or both; on the web the browser's own picker.
public struct DatePicker<Label: View>: PrimitiveView {
    /// The parts that can be chosen.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let earliest: Date?
    private let latest: Date?
    private let components: Components
    private let label: Label

    /// Brings the node up to date with this value.
    public static func _update(_ view: DatePicker, _ node: _ViewNode) {
        node.setElement("label", isBox: true) { draft in
            let style = node.inputs.environment.controls.datePicker
            draft.classes = ["picker", "date-picker"]
            if style == "graphical" || style == "wheel" { draft.classes.append("wide") }
            draft.greed = .frame(x: true, y: nil)
        }
        let label = HTMLElement("span", draw: { $0.classes = ["picker-label"] }) { view.label }
        node.update(0, label, inputs: node.inputs.inside)
        let input = DateInput(
            selection: view.selection,
            earliest: view.earliest,
            latest: view.latest,
            components: view.components
        )
        node.update(1, input, inputs: node.inputs.insideBox)
    }
}

private struct DateInput: PrimitiveView {
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents

    static func _update(_ view: DateInput, _ node: _ViewNode) {
        let environment = node.inputs.environment
        let words = DateWords(components: view.components, timeZone: environment.timeZone)
        let date = node.tracked(view) { view.selection.wrappedValue }
        let element = node.setElement("input") { draft in
            draft.classes = ["date"]
            draft.attributes["type"] = words.type
            if let earliest = view.earliest { draft.attributes["min"] = words.text(earliest) }
            if let latest = view.latest { draft.attributes["max"] = words.text(latest) }
            if !environment.isEnabled { draft.attributes["disabled"] = "" }
            draft.value = .value(words.text(date))
        }
        guard environment.isEnabled else { return }
        element.draft.on("change") { [weak element] payload in
            guard let element, let text = payload.text else { return }
            element.edit = payload.edit ?? element.edit
            element.shownValue = .value(text)
            element.draft.value = .value(text)
            if let new = words.date(text, changing: view.selection.wrappedValue) {
                view.selection.wrappedValue = min(max(new, view.earliest ?? new), view.latest ?? new)
            }
            element.node?.invalidate()
        }
    }
}

/// Dates as HTML's date fields write them: "2026-03-01", "14:05", "2026-03-01T14:05".
struct DateWords {
    let components: DatePickerComponents
    private let calendar: Calendar

    init(components: DatePickerComponents, timeZone: TimeZone) {
        self.components = components
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    private var hasDate: Bool { components.contains(.date) }
    private var hasTime: Bool { components.contains(.hourAndMinute) }

    var type: String { hasDate && hasTime ? "datetime-local" : hasTime ? "time" : "date" }

    func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = [Self.padded(parts.year, 4), Self.padded(parts.month, 2), Self.padded(parts.day, 2)]
        let time = [Self.padded(parts.hour, 2), Self.padded(parts.minute, 2)]
        let texts = (hasDate ? [day.joined(separator: "-")] : []) + (hasTime ? [time.joined(separator: ":")] : [])
        return texts.joined(separator: "T")
    }

    /// The date with the parts that the text says; `nil` when it is no such text, as when the field was emptied.
    func date(_ text: String, changing old: Date) -> Date? {
        let numbers = text.split(whereSeparator: { "-T:".contains($0) }).map { Int($0) }
        let wanted = (hasDate ? 3 : 0) + (hasTime ? 2 : 0)
        guard numbers.count >= wanted, numbers.allSatisfy({ $0 != nil }) else { return nil }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
        var rest = numbers.compactMap(\.self)[...]
        if hasDate { (parts.year, parts.month, parts.day) = (rest.popFirst(), rest.popFirst(), rest.popFirst()) }
        if hasTime { (parts.hour, parts.minute) = (rest.popFirst(), rest.popFirst()) }
        guard parts.isValidDate(in: calendar) else { return nil }
        return calendar.date(from: parts)
    }

    private static func padded(_ number: Int?, _ length: Int) -> String {
        let digits = String(number ?? 0)
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
}

extension DatePicker {
    /// A choice of any date.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, nil, nil, displayedComponents, label())
    }

    /// A choice of dates between two.
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// A choice of dates from one on.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// A choice of dates up to one.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, nil, range.upperBound, displayedComponents, label())
    }

    private init(
        selection: Binding<Date>,
        _ earliest: Date?,
        _ latest: Date?,
        _ components: Components,
        _ label: Label
    ) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
        self.label = label
    }
}

extension DatePicker where Label == Text {
    /// A choice of any date, with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// A choice of dates between two, with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A choice of dates from one on, with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// A choice of dates up to one, with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A choice of any date, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, nil, nil, displayedComponents, Text(title))
    }

    /// A choice of dates between two, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }

    /// A choice of dates up to one, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, nil, range.upperBound, displayedComponents, Text(title))
    }
}

/// Looks of date pickers; on the web the browser's own, whatever the style.
public protocol DatePickerStyle {
    /// The engine's name for it.
    static var _name: String { get }
}

/// The look that suits the place.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The engine's name for it.
    public static let _name = "automatic"
}

/// A small field.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The engine's name for it.
    public static let _name = "compact"
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The engine's name for it.
    public static let _name = "graphical"
}

/// Turning wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The engine's name for it.
    public static let _name = "wheel"
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look that suits the place.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A small field.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar; on the web a field that fills its row and opens the browser's calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Turning wheels; on the web a field that fills its row, with wheels where the system has them.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// The look of date pickers in the view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: S._name) { $0.controls.datePicker = S._name })
    }
}
