/// The points of one kuta.
package struct KutaScore: Hashable, Sendable {
    package let kuta: Kuta
    /// 0 … ``Kuta/maxScore``, in halves.
    package let score: Double
    /// What was compared, as in “Deva” and “Manushya”; for tara the count of the one's star from the other's, modulo
    /// nine, in 1 … 9: the groom's is his star counted from hers.
    package let groomValue: String
    package let brideValue: String
}
