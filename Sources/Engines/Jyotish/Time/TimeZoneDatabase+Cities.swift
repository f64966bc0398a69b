import Foundation

extension TimeZoneDatabase {
    /// “Ho Chi Minh” of Asia/Ho_Chi_Minh.
    static func cityName(of zone: String) -> String {
        String(zone.split(separator: "/").last ?? Substring(zone)).replacing("_", with: " ")
    }

    /// Where zones' cities are, by the names of zones, as the system's `zone.tab` states it; nothing without that file.
    static func cities(folder: String) -> [String: GeographicPoint?] {
        guard let text = try? String(contentsOfFile: folder + "/zone.tab", encoding: .utf8) else { return [:] }
        var cities: [String: GeographicPoint?] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t")
            if cells.count > 2, let point = point(cells[1]) { cities[String(cells[2])] = point }
        }
        return cities
    }

    /// ISO 6709: ±DDMM±DDDMM or ±DDMMSS±DDDMMSS.
    private static func point(_ text: Substring) -> GeographicPoint? {
        guard let split = text.dropFirst().firstIndex(where: { "+-".contains($0) }),
            let latitude = degrees(text[..<split], whole: 2), let longitude = degrees(text[split...], whole: 3)
        else { return nil }
        return try? GeographicPoint(latitude: latitude, longitude: longitude)
    }

    private static func degrees(_ text: Substring, whole: Int) -> Double? {
        let digits = text.dropFirst()
        guard digits.count >= whole + 2, digits.allSatisfy(\.isASCIIDigit) else { return nil }
        let parts = [digits.prefix(whole), digits.dropFirst(whole).prefix(2), digits.dropFirst(whole + 2).prefix(2)]
        let values = parts.map { Double($0) ?? 0 }
        return (text.hasPrefix("-") ? -1 : 1) * (values[0] + values[1] / 60 + values[2] / 3600)
    }
}
