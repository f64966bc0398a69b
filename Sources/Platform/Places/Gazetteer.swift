import Foundation

/// The cities that are known without asking anybody: 1,600, half of them in South Asia, the rest all over the world.
///
/// Written for this project as facts: name, country, coordinates to 0.01° (2.4 s of a lagna's time) and zone.
package struct Gazetteer: Sendable {
    /// In the order of the file: India, its neighbours, then by continent; larger cities mostly first.
    package let cities: [City]
    private let keys: [Keys]
    /// Places in ``cities`` by the keys of their areas.
    private let byArea: [String: [Int]]

    private struct Keys: Sendable {
        let names: [String]
        let areas: [String]
    }

    /// Reads the list that is built in; some milliseconds, so it is worth keeping.
    package init() {
        let text = String(decoding: PackageResources.cities_tsv, as: UTF8.self)
        cities = text.split(separator: "\n").dropFirst().compactMap(City.init(line:))
        let codes = Self.codes()
        let keys = cities.map { city in
            let areas = [city.region, city.country].filter { !$0.isEmpty }
            return Keys(
                names: ([city.name] + city.otherNames).map(\.placeKey),
                areas: (areas + (codes[city.country] ?? []) + (codes[city.fullArea] ?? [])).map(\.placeKey)
            )
        }
        var byArea: [String: [Int]] = [:]
        for (index, city) in keys.enumerated() {
            for area in Set(city.areas) { byArea[area, default: []].append(index) }
        }
        (self.keys, self.byArea) = (keys, byArea)
    }

    /// Countries and regions, also as they are shortened, in keys.
    package var areas: [String] { Array(byArea.keys) }

    /// How people shorten countries, and states of North America as on letters, by what they stand for.
    ///
    /// Of a country whose code is a state's as well (IN, CA, DE) it is left away: behind a city's name it is the state's.
    private static func codes() -> [String: [String]] {
        var codes: [String: [String]] = [:]
        for line in String(decoding: PackageResources.codes_tsv, as: UTF8.self).split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            codes[columns.dropFirst().filter { !$0.isEmpty }.joined(separator: ", "), default: []].append(columns[0])
        }
        return codes
    }

    /// The cities that a text may mean, best first: those of the name, those whose name begins so, those with such a
    /// word in their name.
    ///
    /// - Parameters:
    ///   - text: a name in any case, with or without accents, perhaps followed by a region or country (“salem, oregon”,
    ///     “london uk”).
    ///   - limit: how many at most.
    /// - Returns: at most `limit` cities; none for a text without letters.
    package func search(_ text: String, limit: Int) -> [City] {
        guard limit > 0 else { return [] }
        return firstFound(text) { name, areas in
            var ranked: [[City]] = [[], [], []]
            for (city, keys) in zip(cities, keys) {
                let isThere = areas.allSatisfy { area in keys.areas.contains { $0.hasPrefix(area) } }
                guard isThere, let rank = Self.rank(of: name, in: keys.names) else { continue }
                ranked[rank].append(city)
            }
            return Array(ranked.joined().prefix(limit))
        }
    }

    /// The cities whose names share most pairs of letters with a text, for whoever has mistyped one.
    ///
    /// - Returns: at most `limit`, best first; none that share less than half.
    package func alike(_ text: String, limit: Int) -> [City] {
        let wanted = Self.pairs(String(text.prefix(100)).placeKey)
        let rated = zip(cities, keys).map { city, keys in
            (city: city, likeness: keys.names.map { Self.likeness(wanted, Self.pairs($0)) }.max() ?? 0)
        }
        return rated.filter { $0.likeness >= 0.5 }
            .sorted { $0.likeness > $1.likeness }
            .prefix(max(0, limit))
            .map(\.city)
    }

    /// Neighbouring letters, the first and last beside a space.
    private static func pairs(_ key: String) -> Set<[Character]> {
        let letters = [" "] + Array(key) + [" "]
        return Set(zip(letters, letters.dropFirst()).map { [$0, $1] })
    }

    /// What two sets share, by Dice's coefficient: 0...1.
    private static func likeness(_ one: Set<[Character]>, _ other: Set<[Character]>) -> Double {
        2 * Double(one.intersection(other).count) / Double(one.count + other.count)
    }

    /// The cities that a text names in full, for whoever cannot be asked which was meant: none is guessed at.
    ///
    /// - Parameter text: one of a city's names, perhaps followed by its region or country, each whole, shortened to
    ///   three letters or more, or by its code.
    /// - Returns: all namesakes, in the order of the list.
    package func named(_ text: String) -> [City] {
        firstFound(text) { name, areas in
            zip(cities, keys).filter { _, keys in
                keys.names.contains(name)
                    && areas.allSatisfy { area in
                        keys.areas.contains { $0 == area || area.count >= 3 && $0.hasPrefix(area) }
                    }
            }.map(\.0)
        }
    }

    /// The cities of a country or a region, by its English name or, of three letters and more or well known, its code.
    package func cities(inArea text: String) -> [City] {
        let key = text.placeKey
        guard key.count >= 3 || key == "uk" || key == "us" else { return [] }
        return byArea[key, default: []].map { cities[$0] }
    }

    /// What is found for a name and the areas behind its commas; without a comma, where nothing is found, the last words
    /// may be the area.
    private func firstFound(_ text: String, find: (String, [String]) -> [City]) -> [City] {
        let parts = text.prefix(100).split(separator: ",").map { String($0).placeKey }
        guard let name = parts.first, !name.isEmpty else { return [] }
        let found = find(name, Array(parts.dropFirst()))
        let words = name.split(separator: " ")
        guard found.isEmpty, parts.count == 1, words.count > 1 else { return found }
        for count in (1..<words.count).reversed() {
            let found = find(words[..<count].joined(separator: " "), [words[count...].joined(separator: " ")])
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What a city is called where nothing else stands beside it: its name, with region and country where others have it.
    package func shortName(of city: City) -> String { named(city.name).count == 1 ? city.name : city.fullName }

    private static func rank(of name: String, in names: [String]) -> Int? {
        if names.contains(name) { return 0 }
        if names.contains(where: { $0.hasPrefix(name) }) { return 1 }
        return names.contains { $0.contains(" " + name) } ? 2 : nil
    }
}

/// A city of the gazetteer.
package struct City: Hashable, Sendable {
    /// The usual English name.
    package let name: String
    /// Other names and older or plainer spellings.
    package let otherNames: [String]
    /// The state or province, where it helps to tell cities apart; otherwise empty.
    package let region: String
    /// The country's English name.
    package let country: String
    /// Degrees north, to 0.01°.
    package let latitude: Double
    /// Degrees east, to 0.01°.
    package let longitude: Double
    /// The IANA zone.
    package let zone: String

    /// As in “Salem, Tamil Nadu, India”.
    package var fullName: String { "\(name), \(fullArea)" }

    /// As in “Tamil Nadu, India”.
    var fullArea: String { region.isEmpty ? country : "\(region), \(country)" }

    /// - Parameter line: the seven columns of the gazetteer's file, parted by tabs.
    init?(line: Substring) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard columns.count == 7, let latitude = Double(columns[4]), let longitude = Double(columns[5]) else {
            return nil
        }
        name = String(columns[0])
        otherNames = columns[1].split(separator: ";").map(String.init)
        region = String(columns[2])
        country = String(columns[3])
        self.latitude = latitude
        self.longitude = longitude
        zone = String(columns[6])
    }
}
