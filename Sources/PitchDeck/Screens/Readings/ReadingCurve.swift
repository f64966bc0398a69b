import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// How long each page was looked at: a table whose rows have a bar.
struct ReadingCurve: View {
    let readings: DeckReadings
    @Environment(\.words) private var words

    var body: some View {
        Section {
            Text(verbatim: words.counted("readings.opens", readings.opens)).font(.headline)
            ForEach(readings.pages, id: \.number) { page in row(page) }
        } header: {
            Text(verbatim: words("readings.pages"))
        } footer: {
            Text(verbatim: words("readings.note"))
        }
    }

    private var longest: Int { max(readings.pages.map(\.averageSeconds).max() ?? 0, 1) }

    private func row(_ page: DeckReadings.Page) -> some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            HStack {
                Text(verbatim: words("readings.page", words.figure(page.number)))
                Spacer(minLength: Spacing.icon)
                Text(verbatim: words.counted("readings.seconds", page.averageSeconds))
                    .monospacedDigit()
                    .fontWeight(.semibold)
                Text(verbatim: words.counted("readings.readers", page.readers))
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
            }
            .font(.subheadline)
            ProgressView(value: Double(page.averageSeconds), total: Double(longest))
                .accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
    }
}

/// The last readings, one by one.
struct LastReadings: View {
    let visits: [DeckReadings.Visit]
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Section(words("readings.last")) {
            if visits.isEmpty { Text(verbatim: words("readings.none")).foregroundStyle(.secondary) }
            ForEach(visits) { visit in
                VStack(alignment: .leading, spacing: 2) {
                    HStack {
                        Text(verbatim: visit.link ?? words("readings.public")).fontWeight(.medium)
                        Spacer(minLength: Spacing.icon)
                        Text(verbatim: words.counted("readings.seconds", visit.seconds)).monospacedDigit()
                    }
                    HStack {
                        Text(verbatim: words.day(visit.openedAt, timeZone: timeZone))
                        Text(verbatim: words("readings.device.\(visit.device.rawValue)"))
                        Spacer(minLength: Spacing.icon)
                        Text(verbatim: words("readings.furthest", words.figure(visit.furthestPage)))
                    }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    if let reader = visit.reader {
                        Text(verbatim: words.quoted(reader)).font(.footnote).foregroundStyle(.secondary)
                    }
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}
