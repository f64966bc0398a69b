import Foundation
import SwiftUI

/// Days and times.
struct DatesPage: View {
    @State private var date = Date(timeIntervalSince1970: 1_750_000_000)

    var body: some View {
        Specimens {
            Specimen("Pickers") {
                DatePicker("Day", selection: $date, displayedComponents: .date)
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                DatePicker("Both", selection: $date)
                DatePicker("Disabled", selection: $date).disabled(true)
            }
            Specimen("As words") {
                LabeledContent("Long", value: date, format: .dateTime.day().month(.wide).year())
                LabeledContent("Short", value: date, format: .dateTime.day().month().hour().minute())
                LabeledContent("Weekday", value: date, format: .dateTime.weekday(.wide))
            }
        }
    }
}
