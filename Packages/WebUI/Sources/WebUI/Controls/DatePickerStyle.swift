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
