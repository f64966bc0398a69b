/// A short piece of an orbit between two computed places; what lies between follows from the pull of the centre.
///
/// One place costs a planet up to 0.16 ms. Two of them with the acceleration of a two-body orbit give place and
/// speed anywhere between to 1e-9 of the distance for spans under a tenth of a day.
struct OrbitArc {
    /// Where it is now, and where it was `span` days before.
    let now: SIMD3<Double>
    let before: SIMD3<Double>
    let span: Double
    private let acceleration: SIMD3<Double>

    /// The places are as seen from the centre of attraction.
    ///
    /// - Parameters:
    ///   - now: the place at the end of the arc.
    ///   - before: the place at its start.
    ///   - span: days between them.
    ///   - gravity: the centre's GM, in the places' unit of length cubed per day squared.
    init(now: SIMD3<Double>, before: SIMD3<Double>, span: Double, gravity: Double) {
        self.now = now
        self.before = before
        self.span = span
        let middle = (now + before) / 2
        let distance = middle.length
        acceleration = middle * (-gravity / (distance * distance * distance))
    }

    /// The place `age` days before now.
    func place(age: Double) -> SIMD3<Double> {
        now + (before - now) * (age / span) + acceleration * (0.5 * age * (age - span))
    }

    /// The velocity per day `age` days before now.
    func velocity(age: Double) -> SIMD3<Double> {
        (now - before) / span - acceleration * (0.5 * (2 * age - span))
    }

    /// GM of the Sun: Gauss' constant squared, AU³/d².
    static let gravityOfSun = 0.01720209895 * 0.01720209895
    /// GM of the Earth and Moon together, km³/d².
    static let gravityOfEarthAndMoon = 403_503.2355 * 86_400 * 86_400
}
