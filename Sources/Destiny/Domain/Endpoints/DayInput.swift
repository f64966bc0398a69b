package import Calls

/// A day by the person's own calendar.
package struct DayInput: EndpointInput, Hashable {
    package var day: CalendarDay

    package init(_ day: CalendarDay) {
        self.day = day
    }

    package static let fields: [InputField] = [
        .query("day", CalendarDay.schema, "Today by the person's own calendar.", .required)
    ]
}
