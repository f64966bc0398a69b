import DesignSystem
import FindieDomain
import Foundation
import SwiftUI

/// How many saw a game on a day, or in a month where the days are many.
struct FigureColumn: Hashable, Identifiable {
    /// A whole day, or a month.
    let day: ReleaseDay
    var count: Int

    var id: String { day.text }

    /// As many days as can be told apart beside each other on a phone.
    private static let mostDays = 31

    /// One for each day, oldest first, also where nobody came; for each month where the days are many.
    ///
    /// `days` are those of UTC since 1970.
    static func columns(of figures: GameFigures, in days: ClosedRange<Int64>) -> [FigureColumn] {
        let isByDay = days.count <= mostDays
        var columns: [FigureColumn] = []
        let seen = Dictionary(figures.days.map { ($0.day, $0.counts.impressions) }, uniquingKeysWith: +)
        for number in days {
            let day = ReleaseDay(Date(timeIntervalSince1970: Double(number) * 86_400))
            let shown = isByDay ? day : ReleaseDay(year: day.year, month: day.month)
            if columns.last?.day != shown { columns.append(FigureColumn(day: shown, count: 0)) }
            columns[columns.count - 1].count += seen[day.text] ?? 0
        }
        return columns
    }
}

/// How many saw a game over time, as columns, with the numbers behind them.
struct FigureDays: View {
    let figures: GameFigures
    let days: ClosedRange<Int64>
    @State private var isOpen = false
    @Environment(\.locale) private var locale

    private static let height: CGFloat = 112

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(words("findie.figures.days")).font(.headline).accessibilityAddTraits(.isHeader)
            if figures.days.isEmpty {
                Text(words("findie.figures.none")).foregroundStyle(.secondary)
            } else {
                drawing(FigureColumn.columns(of: figures, in: days))
                DisclosureGroup(words("findie.figures.days.each"), isExpanded: $isOpen) {
                    FigureRows(rows: figures.days.reversed().map { (said($0.day), $0.counts) })
                        .padding(.top, Spacing.icon)
                }
            }
        }
        .modifier(CardGround())
    }

    private func drawing(_ columns: [FigureColumn]) -> some View {
        let most = max(columns.map(\.count).max() ?? 0, 1)
        return VStack(spacing: Spacing.inline) {
            HStack(alignment: .bottom, spacing: 3) {
                ForEach(columns) { column in
                    RoundedRectangle(cornerRadius: 2)
                        .fill(column.count == 0 ? FindiePalette.edge : FindiePalette.accent)
                        .frame(maxWidth: .infinity)
                        .frame(height: max(3, Self.height * CGFloat(column.count) / CGFloat(most)))
                }
            }
            .frame(height: Self.height, alignment: .bottom)
            HStack {
                ForEach([columns.first, columns.last].compactMap(\.self)) { column in
                    Text(verbatim: GameWords.day(column.day, locale))
                    if column == columns.first { Spacer(minLength: Spacing.row) }
                }
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(summary(columns))
        .accessibilityAddTraits(.isImage)
    }

    private func summary(_ columns: [FigureColumn]) -> String {
        guard let first = columns.first, let last = columns.last,
            let highest = columns.max(by: { $0.count < $1.count })
        else { return "" }
        let days = [first.day, last.day, highest.day].map { GameWords.day($0, locale) }
        return words("findie.figures.days.summary", days[0], days[1], String(highest.count), days[2])
    }

    private func said(_ day: String) -> String { ReleaseDay(day).map { GameWords.day($0, locale) } ?? day }
}
