import DesignSystem
import DestinyDomain
import SwiftUI

/// Everything by which another program's result may differ.
struct ComputedWithCard: View {
    let computed: ComputedWith
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            CardTitle(text: words("destiny.chart.computed"))
            row("ephemeris", computed.ephemeris)
            row(
                "ayanamsa",
                "\(words("destiny.ayanamsa.\(computed.ayanamsa.rawValue)")) \(figure(computed.ayanamsaDegrees, 4))°"
            )
            row("node", words("destiny.node.\(computed.node.rawValue)"))
            row("houses", words("destiny.chart.wholeSign"))
            row("year", figure(computed.dashaYearDays, 4))
            row("offset", offset(computed.utcOffsetSeconds))
            if let other = computed.otherUTCOffsetSeconds { row("otherOffset", offset(other)) }
            row("zones", computed.timeZoneRules)
            if let city = computed.clocksOf {
                let key = computed.isMeanTime == true ? "meanTime" : "clocksOf"
                Text(words("destiny.chart.computed.\(key)", city))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
            }
        }
        .card(padding: 20)
    }

    private func row(_ key: String, _ value: String) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(words("destiny.chart.computed.\(key)")).foregroundStyle(DestinyPalette.secondary)
            Spacer(minLength: Spacing.section)
            Text(verbatim: value).foregroundStyle(DestinyPalette.text).multilineTextAlignment(.trailing)
                .monospacedDigit()
        }
        .font(.footnote)
        .accessibilityElement(children: .combine)
    }

    private func figure(_ value: Double, _ digits: Int) -> String {
        value.formatted(.number.precision(.fractionLength(0...digits)).locale(words.locale))
    }

    private func offset(_ seconds: Int) -> String {
        let (hours, rest) = abs(seconds).quotientAndRemainder(dividingBy: 3600)
        let minutes = rest / 60
        return "UTC\(seconds < 0 ? "−" : "+")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    }
}
