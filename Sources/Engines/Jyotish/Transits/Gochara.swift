/// How a body's present sign stands to the Moon's sign at birth (Phaladeepika, chapter 26).
package struct Gochara: Hashable, Sendable {
    package let body: Body
    /// Counted from the Moon's sign at birth, 1 … 12.
    package let house: Int
    /// Whether the house is one of those in which the body does good.
    package let isFavourable: Bool
    /// Who stands in the house that obstructs the good one; empty when it does no good anyway.
    package let obstructedBy: [Body]

    /// The good that is left.
    package var isEffective: Bool { isFavourable && obstructedBy.isEmpty }

    /// - Parameters:
    ///   - body: whose transit.
    ///   - signs: where all bodies are now.
    ///   - moon: the Moon's sign at birth.
    package init(of body: Body, signs: [Body: Sign], moon: Sign) {
        self.body = body
        let house = signs[body]?.house(from: moon) ?? 1
        self.house = house
        guard let obstruction = Self.obstruction(of: body)[house] else {
            (isFavourable, obstructedBy) = (false, [])
            return
        }
        isFavourable = true
        obstructedBy = Body.visible.filter { other in
            other != body && !Self.isExempt(body, other) && signs[other]?.house(from: moon) == obstruction
        }
    }

    /// Father and son, mother and son do not obstruct each other.
    private static func isExempt(_ one: Body, _ other: Body) -> Bool {
        [[.sun, .saturn], [.moon, .mercury]].contains { $0.contains(one) && $0.contains(other) }
    }

    /// The good houses, each with the one that obstructs it; the nodes go like the Sun.
    private static func obstruction(of body: Body) -> [Int: Int] {
        switch body {
        case .sun, .rahu, .ketu: [3: 9, 6: 12, 10: 4, 11: 5]
        case .moon: [1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8]
        case .mars, .saturn: [3: 12, 6: 9, 11: 5]
        case .mercury: [2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12]
        case .jupiter: [2: 12, 5: 4, 7: 3, 9: 10, 11: 8]
        case .venus: [1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 3, 12: 6]
        }
    }
}
