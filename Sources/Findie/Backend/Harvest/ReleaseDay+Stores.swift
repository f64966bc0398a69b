import FindieDomain

/// Days as stores write them in English.
extension ReleaseDay {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// `Feb 24, 2017` of Steam's, or the day of `Tue, 05 Mar 2024 12:00:00 GMT` of a feed's.
    ///
    /// `nil` for "Coming soon", "Q3 2027" and the like.
    init?(told text: String) {
        let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ":") }
        let month = words.lazy.compactMap { Self.months.firstIndex(of: String($0.prefix(3))) }.first.map { $0 + 1 }
        let numbers = words.compactMap { Int($0) }
        guard let year = numbers.last, (1970...2100).contains(year) else { return nil }
        guard let month else {
            guard words.count == 1 else { return nil }
            self.init(year: year)
            return
        }
        let day = numbers.count == 2 ? numbers[0] : nil
        guard day.map((1...31).contains) ?? true else { return nil }
        self.init(year: year, month: month, day: day)
    }
}
