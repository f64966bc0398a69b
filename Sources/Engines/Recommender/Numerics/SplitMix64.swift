/// A seeded source of random bits, so that the same seed draws the same on every machine.
///
/// Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators", as in Java's SplittableRandom.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Independent values of the standard normal distribution, two from every pair of uniform ones.
    mutating func normals(_ count: Int) -> [Float] {
        var values: [Float] = []
        values.reserveCapacity(count + 1)
        while values.count < count {
            let uniform = Double.random(in: Double.leastNormalMagnitude..<1, using: &self)
            let radius = Float((-2 * logarithm(uniform)).squareRoot())
            let angle = 2 * Double.pi * Double.random(in: 0..<1, using: &self)
            values.append(radius * Float(cosine(angle)))
            values.append(radius * Float(sine(angle)))
        }
        return Array(values.prefix(count))
    }

    /// A value of the standard normal distribution (Box and Muller 1958).
    package mutating func nextNormal() -> Double {
        let radius = (-2 * logarithm(Double.random(in: Double.leastNormalMagnitude..<1, using: &self))).squareRoot()
        return radius * cosine(2 * .pi * Double.random(in: 0..<1, using: &self))
    }
}
