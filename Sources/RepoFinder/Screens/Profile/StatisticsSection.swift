import Charts
import DesignSystem
import DiscoveryDomain
import Foundation
import SwiftUI

/// What the person did, in figures and charts.
struct StatisticsSection: View {
    let statistics: Statistics
    @Environment(\.locale) private var locale

    /// The weeks of ``Statistics`` begin on Mondays of UTC, wherever the person and the server are.
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        return calendar
    }()

    var body: some View {
        Section(words("repofinder.statistics.title")) {
            figures
            if !statistics.languages.isEmpty { languages }
            if statistics.weeks.count > 1 { weeks }
        }
    }

    private var figures: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: Spacing.icon) {
                decided
                kept
            }
            VStack(spacing: Spacing.row) {
                HStack(spacing: Spacing.icon) { decided }
                HStack(spacing: Spacing.icon) { kept }
            }
        }
        .padding(.vertical, Spacing.icon)
    }

    @ViewBuilder private var decided: some View {
        figure(statistics.judged, "repofinder.statistics.judged")
        figure(statistics.liked, "repofinder.statistics.liked")
    }

    @ViewBuilder private var kept: some View {
        figure(statistics.saved, "repofinder.statistics.saved")
        figure(statistics.starred, "repofinder.statistics.starred")
    }

    private func figure(_ count: Int, _ key: String) -> some View {
        VStack(spacing: 2) {
            Text(verbatim: CountWords.short(count, locale: locale))
                .font(.title2)
                .fontWeight(.bold)
                .monospacedDigit()
            Text(words(key))
                .font(.footnote)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
    }

    private var languages: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text("repofinder.statistics.languages", bundle: .module)
                .font(.subheadline)
                .fontWeight(.semibold)
            ForEach(statistics.languages.prefix(6), id: \.language) { bar($0) }
        }
        .padding(.vertical, Spacing.icon)
    }

    private func bar(_ entry: Statistics.LanguageCount) -> some View {
        let most = max(1, statistics.languages.first?.count ?? 1)
        let name = entry.language.isEmpty ? words("repofinder.statistics.noLanguage") : entry.language
        return HStack(spacing: Spacing.row) {
            LanguageDot(language: name)
                .font(.footnote)
                .frame(minWidth: 108, alignment: .leading)
            ProgressView(value: Double(entry.count), total: Double(most))
                .tint(Color(hex: LanguageColor.hex(of: entry.language)))
            Text(verbatim: String(entry.count))
                .font(.footnote)
                .monospacedDigit()
                .foregroundStyle(.secondary)
                .frame(minWidth: 24, alignment: .trailing)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("repofinder.statistics.language", name, String(entry.count)))
    }

    private func span(of week: Statistics.Week) -> PlottableValue<Date> {
        .value(words("repofinder.statistics.week"), week.start, unit: .weekOfYear, calendar: Self.calendar)
    }

    private var weeks: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text("repofinder.statistics.weeks", bundle: .module)
                .font(.subheadline)
                .fontWeight(.semibold)
            Chart(statistics.weeks) { week in
                BarMark(
                    x: span(of: week),
                    y: .value(words("repofinder.statistics.liked"), week.liked)
                )
                .foregroundStyle(by: .value(words("repofinder.statistics.kind"), words("repofinder.statistics.liked")))
                BarMark(
                    x: span(of: week),
                    y: .value(words("repofinder.statistics.skipped"), week.judged - week.liked)
                )
                .foregroundStyle(
                    by: .value(words("repofinder.statistics.kind"), words("repofinder.statistics.skipped"))
                )
            }
            .environment(\.calendar, Self.calendar)
            .environment(\.timeZone, Self.calendar.timeZone)
            .frame(height: 180)
        }
        .padding(.vertical, Spacing.icon)
    }
}
