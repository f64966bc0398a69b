import DestinyDomain
import Foundation
import Observation

/// The details of a birth while they are given: one's own, or one of a couple's.
@Observable
final class BirthForm {
    /// What keeps the details from being complete.
    enum Gap: String {
        case date, year, future, time, place, coordinates, name
    }

    /// What came of looking for the text as it is.
    enum Finding {
        case nothingYet, cities, noCity
        case asking, elsewhere, nowhere
    }

    var name: String
    /// Midnight UTC of the day; `nil` until it is given.
    var date: Date?
    var accuracy: TimeAccuracy
    /// UTC of any day; `nil` until it is given.
    var time: Date?
    var fold: Int
    /// Whether the field is open; nothing is set until something is chosen in it.
    var isChoosingDate = false
    var isChoosingTime = false
    /// Whether clocks showed the time twice that day.
    private(set) var isDoubled = false
    var placeText: String {
        didSet { if placeText != oldValue, placeText != place?.fullName { place = nil } }
    }
    private(set) var place: BirthPlace?
    private(set) var suggestions: [BirthPlace] = []
    private(set) var searchFailure: AstrologyError?
    /// Who may be asked when no city is found; `nil` for nobody.
    private(set) var directory: PlaceDirectory?
    private(set) var finding = Finding.nothingYet
    var isByHand = false
    var latitude = ""
    var longitude = ""
    var zone = ""

    @ObservationIgnored private let charts: any ChartService
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let now: @Sendable () -> Date

    static let typingPause: Duration = .milliseconds(200)
    /// What the open field begins with.
    static let offeredDate = Date(timeIntervalSince1970: 631_152_000)
    static let offeredTime = Date(timeIntervalSince1970: 43_200)

    init(
        charts: any ChartService,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date,
        birth: BirthDetails? = nil
    ) {
        self.charts = charts
        self.clock = clock
        self.now = now
        name = birth?.name ?? ""
        date = birth.flatMap { Self.utc($0.date) }
        accuracy = birth?.accuracy ?? .exact
        time = birth?.time.map { Date(timeIntervalSince1970: Double($0.secondOfDay)) }
        fold = birth?.fold ?? 0
        place = birth?.place
        placeText = birth?.place.fullName ?? ""
    }

    /// The details, when they are complete.
    var birth: BirthDetails? {
        guard gap == nil, let day = date.flatMap(Self.day), let place = place ?? handPlace else { return nil }
        return BirthDetails(
            name: name.trimmingCharacters(in: .whitespacesAndNewlines),
            date: day,
            time: accuracy == .unknown ? nil : clockTime,
            accuracy: accuracy,
            place: place,
            fold: fold
        )
    }

    var gap: Gap? {
        if name.count > BirthDetails.maximumNameLength { return .name }
        guard let date else { return .date }
        if Self.day(date) == nil { return .year }
        if date > now().addingTimeInterval(86_400) { return .future }
        if accuracy != .unknown, clockTime == nil { return .time }
        if isByHand { return handPlace == nil ? .coordinates : nil }
        return place == nil ? .place : nil
    }

    /// Looks for places a moment after the last letter; run anew for every text.
    func search() async {
        let text = placeText
        if place == nil { finding = .nothingYet }
        guard place == nil, text.count >= 2 else { return suggestions = [] }
        do {
            try await clock.sleep(for: Self.typingPause)
        } catch {
            return  // A newer text is looked for instead.
        }
        do throws(AstrologyError) {
            let found = try await charts.places(matching: text)
            guard text == placeText else { return }
            (suggestions, searchFailure) = (found, nil)
            finding = found.isEmpty ? .noCity : .cities
            if found.isEmpty { directory = try await charts.placeDirectory() }
        } catch {
            (suggestions, searchFailure) = ([], error)
        }
    }

    /// Sends the text to the directory, as the person has asked for.
    func askDirectory() async {
        let text = placeText
        guard directory != nil, finding == .noCity else { return }
        finding = .asking
        do throws(AstrologyError) {
            let found = try await charts.placesElsewhere(matching: text)
            guard text == placeText else { return }
            (suggestions, searchFailure) = (found, nil)
            finding = found.isEmpty ? .nowhere : .elsewhere
        } catch {
            guard text == placeText else { return }
            (finding, searchFailure) = (.noCity, error)
        }
    }

    /// Finds out whether clocks showed the time twice; run anew for all details.
    func checkFold() async {
        guard var birth, birth.time != nil else { return isDoubled = false }
        birth.fold = 0
        do throws(AstrologyError) {
            let chart = try await charts.chart(of: birth)
            isDoubled = chart.computedWith.otherUTCOffsetSeconds != nil
        } catch {
            isDoubled = false  // What is wrong is said when the details are saved.
        }
        if !isDoubled { fold = 0 }
    }

    func chose(_ place: BirthPlace) {
        let isFromElsewhere = finding == .elsewhere && suggestions.contains(place)
        self.place = place
        placeText = place.fullName
        suggestions = []
        finding = isFromElsewhere ? .elsewhere : .nothingYet
    }

    /// Fills the form with details that are known.
    func fill(_ birth: BirthDetails) {
        (name, accuracy, fold, isByHand) = (birth.name, birth.accuracy, birth.fold, false)
        date = Self.utc(birth.date)
        time = birth.time.map { Date(timeIntervalSince1970: Double($0.secondOfDay)) }
        chose(birth.place)
    }

    private var clockTime: ClockTime? {
        time.flatMap { time in
            let second = Int(time.timeIntervalSince1970).quotientAndRemainder(dividingBy: 86_400).remainder
            let ofDay = second < 0 ? second + 86_400 : second
            return ClockTime(hour: ofDay / 3600, minute: ofDay / 60 % 60, second: ofDay % 60)
        }
    }

    private var handPlace: BirthPlace? {
        guard isByHand, let latitude = Double(latitude), let longitude = Double(longitude),
            (-89.99...89.99).contains(latitude), (-180...180).contains(longitude),
            !zone.isEmpty, (latitude, longitude) != (0, 0)
        else { return nil }
        return BirthPlace(name: placeText, area: "", latitude: latitude, longitude: longitude, zone: zone)
    }

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private static func utc(_ day: CalendarDay) -> Date? {
        calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day))
    }

    private static func day(_ date: Date) -> CalendarDay? {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }
}
