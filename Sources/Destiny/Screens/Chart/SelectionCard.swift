import DesignSystem
import DestinyDomain
import SwiftUI

/// A planet or a house that was tapped: what the chart has of it, and a question about it.
struct SelectionCard: View {
    let selection: ChartViewModel.Selection
    let chart: ChartSummary
    let model: ChartViewModel
    let onAsk: (String) -> Void
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            HStack(alignment: .firstTextBaseline) {
                CardTitle(text: title)
                Spacer(minLength: Spacing.icon)
                IconButton(name: words("destiny.action.close"), systemImage: "xmark") { model.selection = nil }
            }
            ForEach(facts, id: \.self) { fact in
                Text(verbatim: fact).font(.subheadline).foregroundStyle(DestinyPalette.text)
            }
            if case .house(let house) = selection, !inside(house).isEmpty {
                ChipRow {
                    ForEach(inside(house), id: \.self) { graha in
                        Button {
                            model.selectTapped(.graha(graha))
                        } label: {
                            FactChip(text: graha.name(in: words.language), systemImage: "sparkle", isGolden: true)
                                .frame(minHeight: 44)
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
            Button(question) { onAsk(question) }.buttonStyle(.quiet)
        }
        .card(padding: 20)
    }

    private var title: String {
        switch selection {
        case .graha(let graha): graha.name(in: words.language)
        case .house(let house): words("destiny.chart.house", String(house), sign(house).name(in: words.language))
        }
    }

    private var question: String {
        switch selection {
        case .graha(let graha): words("destiny.chart.ask.graha", graha.name(in: words.language))
        case .house(let house): words("destiny.chart.ask.house", String(house))
        }
    }

    private var facts: [String] {
        switch selection {
        case .graha(let graha): chart.body(graha).map(facts) ?? []
        case .house(let house): facts(house)
        }
    }

    private func facts(_ body: ChartBody) -> [String] {
        let point = body.point
        return [
            words(
                "destiny.chart.fact.place",
                point.rashi.name(in: words.language),
                ChartWords.degrees(point),
                point.star.name(in: words.language),
                String(point.pada)
            ),
            body.house.map { words("destiny.chart.fact.house", String($0)) },
            body.dignity.map { words("destiny.chart.fact.dignity", words("destiny.chart.dignity.\($0.rawValue)")) },
            list("destiny.chart.fact.rules", body.rules),
            list("destiny.chart.fact.looks", body.looksAt),
            body.isRetrograde && ![.rahu, .ketu].contains(body.graha) ? words("destiny.chart.fact.retrograde") : nil,
            body.isCombust ? words("destiny.chart.fact.combust") : nil,
        ].compactMap(\.self)
    }

    private func facts(_ house: Int) -> [String] {
        let lord = chart.bodies.first { $0.rules.contains(house) }
        let lookers = chart.bodies.filter { $0.looksAt.contains(house) }.map { $0.graha.name(in: words.language) }
        let index = sign(house).number - 1
        return [
            words("destiny.chart.topic.\(house)"),
            lord.map { body in
                words(
                    "destiny.chart.fact.lord",
                    body.graha.name(in: words.language),
                    body.point.rashi.name(in: words.language),
                    body.house.map(String.init) ?? ""
                )
            },
            lookers.isEmpty ? nil : words("destiny.chart.fact.lookers", lookers.joined(separator: ", ")),
            chart.bindus.indices.contains(index)
                ? words("destiny.chart.fact.bindus", String(chart.bindus[index])) : nil,
        ].compactMap(\.self)
    }

    private func list(_ key: String, _ houses: [Int]) -> String? {
        houses.isEmpty ? nil : words(key, houses.sorted().map(String.init).joined(separator: ", "))
    }

    private func sign(_ house: Int) -> Rashi { (chart.lagna?.rashi ?? .aries).advanced(by: house - 1) }

    private func inside(_ house: Int) -> [Graha] { chart.bodies.filter { $0.house == house }.map(\.graha) }
}
