import Foundation

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

    /// Independent values with mean 0 and deviation 1, nearly normal: heads less tails of 64 tossed coins.
    ///
    /// Sums of many of them are normal for all that matters, and they take no logarithm.
    mutating func nearlyNormals(_ count: Int) -> [Float] {
        (0..<count).map { _ in (Float(next().nonzeroBitCount) - 32) / 4 }
    }

    /// A value of the standard normal distribution (Box and Muller 1958).
    package mutating func nextNormal() -> Double {
        let radius = (-2 * logarithm(Double.random(in: Double.leastNormalMagnitude..<1, using: &self))).squareRoot()
        return radius * cosine(2 * .pi * Double.random(in: 0..<1, using: &self))
    }
}

// One place for the C library's functions keeps Foundation's import out of the numeric files.

func logarithm(_ value: Double) -> Double { log(value) }
func cosine(_ value: Double) -> Double { cos(value) }
func sine(_ value: Double) -> Double { sin(value) }
func exponential(_ value: Double) -> Double { exp(value) }
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
