public import Foundation
public import WebUI

/// A value with the name of what it is a value of.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let start: _Plotted
    /// For a time span, such as a day: its end.
    var end: _Plotted?

    /// A value with a name.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: Text(labelKey), start: value.primitivePlottable._plotted)
    }

    /// A value with a name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: label, start: value.primitivePlottable._plotted)
    }

    /// A value with a name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: Text(label), start: value.primitivePlottable._plotted)
    }
}

extension PlottableValue where Value == Date {
    /// The day, month or other unit that a time is in.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        span(Text(labelKey), value, unit, calendar)
    }

    /// The day, month or other unit that a time is in.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue<Value> {
        span(Text(label), value, unit, calendar)
    }

    private static func span(
        _ label: Text,
        _ date: Date,
        _ unit: Calendar.Component,
        _ calendar: Calendar?
    ) -> PlottableValue<Value> {
        let calendar = calendar ?? Calendar(identifier: .gregorian)
        guard let span = calendar.dateInterval(of: unit, for: date) else {
            return PlottableValue(label: label, start: .date(date))
        }
        return PlottableValue(label: label, start: .date(span.start), end: .date(span.end))
    }
}
