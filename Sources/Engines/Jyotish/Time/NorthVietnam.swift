/// The clocks north of the 17th parallel, which zone files leave out: they hold Saigon's alone, an hour ahead for sixteen years.
///
/// `Asia/Hanoi` in the tz database's `backzone`, which few systems install: until October 1954 as in Saigon, from then on
/// seven hours ahead of UTC. Its other cities stay out: of Montreal's and China's it says itself that they are doubtful.
enum NorthVietnam {
    /// 1954-10-01 00:00 by the old clock, in seconds of UTC since 1970; the day within that month is not known.
    private static let start = -481_363_200
    private static let offset = ZoneOffset(seconds: 7 * 3600, isDaylightSaving: false, abbreviation: "+07")

    /// Whether a place in a zone is there.
    static func contains(_ place: GeographicPoint, zone: String) -> Bool {
        ["Asia/Ho_Chi_Minh", "Asia/Saigon"].contains(zone) && place.latitude > 17
    }

    /// Saigon's history with the north's from when they parted; since 1975 they are the same again.
    static func history(_ saigon: ZoneHistory) -> ZoneHistory {
        ZoneHistory(
            initial: saigon.initial,
            transitions: saigon.transitions.filter { $0.instant < start }
                + [ZoneTransition(instant: start, offset: offset)],
            rule: saigon.rule
        )
    }

    /// Whether its clock went its own way on a day.
    static func hasOwnClock(on date: CivilDate) -> Bool { date.daysSince1970 * 86_400 >= start }
}

extension TimeZoneDatabase {
    /// The history of a zone's clocks at a place.
    ///
    /// - Throws: `unknownZone` for what the system does not have.
    func history(_ name: String, at place: GeographicPoint) throws(BirthError) -> ZoneHistory {
        let history = try history(name)
        return NorthVietnam.contains(place, zone: name) ? NorthVietnam.history(history) : history
    }
}
