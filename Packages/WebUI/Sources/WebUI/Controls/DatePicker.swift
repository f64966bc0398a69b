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
            draft.flexibility = .frame(x: true, y: nil)
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
