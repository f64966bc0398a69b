import Charts
import SwiftUI

/// Bars, lines, areas, points and sectors.
struct ChartsPage: View {
    private struct Sale: Identifiable {
        let month: String
        let amount: Double
        let region: String
        var id: String { month + region }
    }

    private static let sales: [Sale] = zip(["Jan", "Feb", "Mar", "Apr", "May"], [30.0, 46, 38, 61, 72]).flatMap {
        [Sale(month: $0, amount: $1, region: "North"), Sale(month: $0, amount: 90 - $1, region: "South")]
    }
    private static let north = sales.filter { $0.region == "North" }

    var body: some View {
        Specimens {
            Specimen("Bars") {
                Chart(Self.sales) { sale in
                    BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                        .foregroundStyle(by: .value("Region", sale.region))
                }
                .frame(height: 200)
                .accessibilityLabel("Sales by month and region")
            }
            Specimen("Lines and areas") {
                Chart(Self.north) { sale in
                    AreaMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                    LineMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                    PointMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                }
                .frame(height: 180)
                .accessibilityLabel("Sales in the north")
            }
            Specimen("Rules") {
                Chart {
                    ForEach(Self.north) { sale in
                        BarMark(x: .value("Amount", sale.amount), y: .value("Month", sale.month))
                    }
                    RuleMark(x: .value("Aim", 50)).foregroundStyle(.red)
                }
                .frame(height: 180)
                .accessibilityLabel("Sales and the aim")
            }
            Specimen("Sectors") {
                Chart(Self.north) { sale in
                    SectorMark(angle: .value("Amount", sale.amount), innerRadius: .ratio(0.6), angularInset: 2)
                        .foregroundStyle(by: .value("Month", sale.month))
                }
                .frame(height: 220)
                .accessibilityLabel("Share of each month")
            }
        }
    }
}
