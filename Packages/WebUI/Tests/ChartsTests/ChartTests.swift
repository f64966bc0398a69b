import Charts
import SwiftUI
import Testing
import WebUITesting

private struct Sale: Identifiable {
    let id: Int
    let month: String
    let amount: Double
    let region: String
}

private let sales = [
    Sale(id: 1, month: "Jan", amount: 30, region: "north"), Sale(id: 2, month: "Feb", amount: 50, region: "north"),
    Sale(id: 3, month: "Jan", amount: 10, region: "south"), Sale(id: 4, month: "Feb", amount: 40, region: "south"),
]

struct ChartTests {
    private func attributes(_ host: ViewHost, _ tag: String, _ names: String...) -> [[String]] {
        host.document.root.descendants.filter { $0.tag == tag }.map { node in
            names.map { node.attributes[$0] ?? "" }
        }
    }

    private var bars: some View {
        Chart(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Region", sale.region))
        }
    }

    private func words(_ host: ViewHost, _ name: String) -> [String] { host.elements(name).map(\.textContent) }

    @Test func `bars of one place stand on one another, in the colours of their series`() {
        let host = ViewHost(bars)
        #expect(
            attributes(host, "rect", "x", "y", "width", "height", "style") == [
                ["8%", "70%", "34%", "30%", "fill:var(--blue)"], ["58%", "50%", "34%", "50%", "fill:var(--blue)"],
                ["8%", "60%", "34%", "10%", "fill:var(--green)"], ["58%", "10%", "34%", "40%", "fill:var(--green)"],
            ]
        )
        #expect(words(host, "chart-key") == ["north", "south"])
    }

    @Test func `bars of different positions stand side by side`() {
        let host = ViewHost(
            Chart(sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                    .position(by: .value("Region", sale.region))
            }
        )
        #expect(attributes(host, "rect", "x", "width").map(\.[0]) == ["8%", "58%", "25%", "75%"])
        #expect(host.element("chart-legend") == nil)
    }

    @Test func `bars whose values lie along x grow to the side`() {
        let host = ViewHost(
            Chart(sales.prefix(2)) { BarMark(x: .value("Amount", $0.amount), y: .value("Month", $0.month)) }
        )
        #expect(
            attributes(host, "rect", "x", "width") == [["0%", "60%"], ["0%", "100%"]]
        )
    }

    @Test func `axes write round values, and each category`() {
        let host = ViewHost(bars)
        let y = host.element("chart-y")?.children.map(\.textContent)
        #expect(y == ["0", "20", "40", "60", "80", "100"])
        #expect(host.element("chart-x")?.children.map(\.textContent) == ["Jan", "Feb"])
    }

    @Test func `a scale's domain is what the axis reaches over`() {
        let host = ViewHost(
            Chart { PointMark(x: .value("x", 5), y: .value("y", 25)) }.chartXScale(domain: 0...10)
                .chartYScale(domain: 0...50)
        )
        #expect(attributes(host, "circle", "cx", "cy") == [["50%", "50%"]])
    }

    @Test func `a line goes through its points, one line for each series`() {
        let host = ViewHost(
            Chart {
                ForEach(sales) { sale in
                    LineMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                        .foregroundStyle(by: .value("Region", sale.region))
                }
                RuleMark(y: .value("Goal", 25)).foregroundStyle(.red)
            }
            .chartYScale(domain: 0...50)
        )
        #expect(attributes(host, "path", "d").map(\.[0]) == ["M25 40L75 0", "M25 80L75 20"])
        #expect(attributes(host, "path", "vector-effect").allSatisfy { $0 == ["non-scaling-stroke"] })
        let rule = host.document.root.descendants.last { $0.tag == "line" }
        #expect(rule?.attributes["y1"] == "50%")
        #expect(rule?.attributes["style"] == "stroke:var(--red);stroke-width:1.0")
    }

    @Test func `an area reaches down to zero`() {
        let host = ViewHost(
            Chart {
                AreaMark(x: .value("x", 0), y: .value("y", 2))
                AreaMark(x: .value("x", 1), y: .value("y", 4))
            }
        )
        #expect(attributes(host, "path", "d") == [["M0 50L100 0L100 100L0 100Z"]])
    }

    @Test func `sectors share the circle`() {
        let host = ViewHost(
            Chart(sales.prefix(2)) { SectorMark(angle: .value("Amount", $0.amount), innerRadius: .ratio(0.5)) }
        )
        #expect(attributes(host, "path", "d").count == 2)
        #expect(host.element("chart-x") == nil)
    }

    @Test func `axes are drawn as their marks say`() {
        let host = ViewHost(
            bars.chartYAxis {
                AxisMarks(position: .leading, values: [0, 50]) { value in
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 2))
                    AxisValueLabel { Text("\(value.as(Int.self) ?? -1) €") }
                }
            }
            .chartXAxis(.hidden)
        )
        #expect(host.element("chart-y")?.children.map(\.textContent) == ["0 €", "50 €"])
        #expect(host.element("chart-frame")?.classes.contains("leading") == true)
        #expect(host.element("chart-x") == nil)
        #expect(attributes(host, "line", "style") == [["stroke-width:2.0"], ["stroke-width:2.0"]])
    }

    @Test func `the values can be read as a table, and the picture is not read`() throws {
        let host = ViewHost(bars)
        let rows = host.document.root.descendants.filter { $0.tag == "tr" }
        #expect(
            rows.map { $0.children.map(\.textContent) }.prefix(2) == [
                ["Region", "Month", "Amount"], ["north", "Jan", "30"],
            ]
        )
        #expect(rows.count == 5)
        #expect(host.element("chart-frame")?.attributes["aria-hidden"] == "true")
    }

    @Test func `a chart follows its data`() {
        struct Growing: View {
            @State private var values = [1.0]

            var body: some View {
                Chart(values.indices.map { $0 }, id: \.self) {
                    BarMark(x: .value("Place", "\($0)"), y: .value("Value", values[$0]))
                }
                Button("Add") { values.append(4) }
            }
        }
        let host = ViewHost(Growing())
        host.tap("Add")
        #expect(attributes(host, "rect", "height") == [["25%"], ["100%"]])
        #expect(host.matchesFreshRender)
    }

    @Test func `a chart without values is empty`() {
        let host = ViewHost(Chart(sales.prefix(0)) { BarMark(x: .value("x", $0.month), y: .value("y", $0.amount)) })
        #expect(attributes(host, "rect", "x") == [])
        #expect(host.element("chart") != nil)
    }

    @Test func `a tick is a short line beside the chart`() {
        let host = ViewHost(bars.chartXAxis(.hidden).chartYAxis { AxisMarks(values: [0, 50]) { _ in AxisTick() } })
        #expect(attributes(host, "line", "x1", "x2", "y1") == [["0", "4", "100%"], ["0", "4", "50%"]])
    }
}
