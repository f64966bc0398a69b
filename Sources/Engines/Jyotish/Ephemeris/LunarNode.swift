/// Which crossing of the Moon's orbit with the ecliptic is called Rahu.
package enum LunarNode: String, CaseIterable, Sendable {
    /// The steadily moving average, always retrograde; what most Indian almanacs and programs print.
    case mean
    /// That of the orbit on which the Moon moves at the instant; up to 1.9° from the mean.
    case osculating = "true"
}
