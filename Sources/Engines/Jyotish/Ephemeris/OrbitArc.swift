/// A short piece of an orbit: where a body was for a tenth of a day before now.
///
/// A computed place costs up to 0.16 ms. One of them with a velocity, and the pull of the centre, gives all the
/// others to 1e-9 of the distance.
struct OrbitArc {
    let now: SIMD3<Double>
    private let velocity: SIMD3<Double>
    private let acceleration: SIMD3<Double>

    /// The arc through a place with a velocity.
    ///
    /// - Parameters:
    ///   - now: the place as seen from the centre of attraction.
    ///   - velocity: per day.
    ///   - gravity: the centre's GM, in the place's unit of length cubed per day squared.
    init(now: SIMD3<Double>, velocity: SIMD3<Double>, gravity: Double) {
        self.now = now
        self.velocity = velocity
        acceleration = Self.acceleration(at: now, gravity: gravity)
    }

    /// The arc through two places.
    ///
    /// - Parameters:
    ///   - now: the place at the end.
    ///   - before: the place `span` days before.
    ///   - span: days between them, 0.1 at most.
    ///   - gravity: as above.
    init(now: SIMD3<Double>, before: SIMD3<Double>, span: Double, gravity: Double) {
        self.now = now
        acceleration = Self.acceleration(at: (now + before) / 2, gravity: gravity)
        velocity = (now - before) / span + acceleration * (0.5 * span)
    }

    /// The place `age` days before now.
    func place(age: Double) -> SIMD3<Double> {
        now - velocity * age + acceleration * (0.5 * age * age)
    }

    /// The velocity per day `age` days before now.
    func velocity(age: Double) -> SIMD3<Double> {
        velocity - acceleration * age
    }

    private static func acceleration(at place: SIMD3<Double>, gravity: Double) -> SIMD3<Double> {
        let distance = place.length
        return place * (-gravity / (distance * distance * distance))
    }

    /// GM of the Sun: Gauss' constant squared, AU³/d².
    static let gravityOfSun = 0.01720209895 * 0.01720209895
    /// GM of the Earth and Moon together, km³/d².
    static let gravityOfEarthAndMoon = 403_503.2355 * 86_400 * 86_400
}
