import Jyotish

/// A birth with its chart.
struct CastBirth {
    let record: BirthRecord
    let moment: BirthMoment
    /// Of noon when the time is unknown.
    let chart: Chart
    /// The city that was looked up, if one was.
    let city: City?
    /// When the birth may have been; nothing when its time is exact.
    let window: BirthWindow?

    /// Without a time of the day there is no lagna and there are no houses.
    var isLagnaKnown: Bool { record.time != .unknown }
}
