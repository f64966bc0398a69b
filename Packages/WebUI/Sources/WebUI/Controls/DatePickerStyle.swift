import Foundation

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
        // Calendars trap on years of 19 digits.
        let pieces = text.split(omittingEmptySubsequences: false, whereSeparator: { "-T:".contains($0) })
        let numbers = pieces.map { $0.count <= 4 ? Int($0) : nil }
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
