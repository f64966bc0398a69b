import Jyotish

/// The points of every pair of Moons, as CSV.
///
/// A cell is a quarter of a nakshatra; the two in which a sign's middle lies are parted there, as vashya is.
struct KutaTable {
    let ruleset: KutaRuleset

    private struct Cell {
        let point: ZodiacPoint
        let half: String
    }

    func write() {
        let names = ["varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"]
        let sides = ["groom", "bride"].flatMap { side in ["nak", "pada", "half"].map { "\(side)_\($0)" } }
        print((sides + names + ["total"]).joined(separator: ","))
        let cells = Self.cells
        for groom in cells {
            for bride in cells {
                let match = Ashtakoota(groom: groom.point, bride: bride.point, ruleset: ruleset)
                let points = match.scores.map(\.score) + [match.total]
                print("\(text(groom)),\(text(bride))," + points.map { String($0) }.joined(separator: ","))
            }
        }
    }

    private static var cells: [Cell] {
        (0..<108).flatMap { quarter in
            let start = Double(quarter) * 360 / 108
            guard let middle = [255.0, 285.0].first(where: { start < $0 && $0 < start + 360 / 108 }) else {
                return [Cell(point: ZodiacPoint(longitude: start + 1), half: "")]
            }
            return [
                Cell(point: ZodiacPoint(longitude: middle - 0.1), half: "a"),
                Cell(point: ZodiacPoint(longitude: middle + 0.1), half: "b"),
            ]
        }
    }

    private func text(_ cell: Cell) -> String {
        "\(cell.point.nakshatra.rawValue),\(cell.point.pada),\(cell.half)"
    }
}
