/// What items gain by being known elsewhere, as long as few people have chosen here.
enum ItemLeads {
    /// The logarithms of popularity, standardized and weighed; nothing when no popularity is known.
    static func leads(_ popularity: [Float], people: Int, settings: ModelSettings) -> [Float] {
        let known = settings.popularityPeople
        let weight = settings.popularityWeight * known / max(1, known + Float(people))
        guard !popularity.isEmpty, weight > 0 else { return [] }
        let logarithms = popularity.map { logarithm(1 + Double(max(0, $0))) }
        let mean = logarithms.reduce(0, +) / Double(logarithms.count)
        let variance = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(logarithms.count)
        guard variance > 0 else { return [] }
        return logarithms.map { weight * Float(($0 - mean) / variance.squareRoot()) }
    }
}
