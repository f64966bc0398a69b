import SwiftUI

/// Numbers to set and numbers to read.
struct ValuesPage: View {
    @State private var volume = 0.4
    @State private var rooms = 3
    @State private var steps = 20.0

    var body: some View {
        Specimens {
            Specimen("Slider", note: "\(Int(volume * 100)) %") {
                Slider(value: $volume, in: 0...1) { Text("Volume") }
                Slider(value: $steps, in: 0...100, step: 10) {
                    Text("Steps")
                } minimumValueLabel: {
                    Image(systemName: "minus")
                } maximumValueLabel: {
                    Image(systemName: "plus")
                }
                .tint(.orange)
                Slider(value: .constant(0.7), in: 0...1) { Text("Disabled") }.disabled(true)
            }
            Specimen("Stepper") {
                Stepper("\(rooms) rooms", value: $rooms, in: 0...9)
                Stepper("Disabled", value: .constant(1), in: 0...9).disabled(true)
            }
            Specimen("Progress") {
                ProgressView(value: volume) { Text("Follows the volume") }
                ProgressView("Loading")
                HStack(spacing: 20) {
                    ProgressView().controlSize(.small)
                    ProgressView()
                    ProgressView().controlSize(.large).tint(.pink)
                }
            }
            Specimen("Gauges") {
                Gauge(value: volume) { Text("Volume") }
                HStack(spacing: 24) {
                    Gauge(value: volume) {
                        Text("Vol")
                    } currentValueLabel: {
                        Text("\(Int(volume * 100))")
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                    Gauge(value: steps, in: 0...100) {
                        Text("Steps")
                    } currentValueLabel: {
                        Text("\(Int(steps))")
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                    .tint(.orange)
                    Gauge(value: volume) {
                        Text("Volume")
                    } currentValueLabel: {
                        Text("\(Int(volume * 100))")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("100")
                    }
                    .gaugeStyle(.accessoryCircular)
                    .tint(.green)
                }
            }
        }
    }
}
