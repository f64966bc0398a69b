/// The choices in which traditions differ.
package struct ChartSettings: Hashable, Sendable {
    package var ayanamsa: Ayanamsa
    package var node: LunarNode
    package var houses: HouseSystem

    /// What most North Indian almanacs use, unless said otherwise.
    package init(ayanamsa: Ayanamsa = .lahiri, node: LunarNode = .mean, houses: HouseSystem = .wholeSign) {
        self.ayanamsa = ayanamsa
        self.node = node
        self.houses = houses
    }
}
