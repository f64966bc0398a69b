import Foundation
import Places

/// Where a startup can be: a city of the gazetteer, by one name in all startups, or nowhere in particular.
package enum StartupPlace {
    /// How a company without a place is told.
    package static let nowhere = "Remote"

    private static let gazetteer = Gazetteer()

    /// What a city is called.
    package struct Choice: Hashable, Sendable {
        /// What is kept.
        package let name: String
        /// With its region and country.
        package let title: String
    }

    /// The name of what is written (“köln”, “Bombay”, “Salem, Oregon”), one for all ways to write it; `nil` where no city
    /// is called so.
    ///
    /// Of namesakes none is guessed at: “Salem” stays that.
    package static func name(of text: String) -> String? {
        if isNowhere(text) { return nowhere }
        let cities = gazetteer.named(text)
        return cities.count == 1 ? cities.first.map(gazetteer.shortName) : cities.first?.name
    }

    /// What somebody may mean who has written a place or is about to: namesakes and what begins so, else what is
    /// written most alike.
    ///
    /// - Returns: at most `limit`, best first.
    package static func choices(for text: String, limit: Int = 4) -> [Choice] {
        let isRemote = !text.isEmpty && nowhere.lowercased().hasPrefix(text.lowercased())
        let found = gazetteer.search(text, limit: limit)
        let cities = found.isEmpty && !isRemote ? gazetteer.alike(text, limit: limit) : found
        return (isRemote ? [Choice(name: nowhere, title: nowhere)] : [])
            + cities.map { Choice(name: gazetteer.shortName(of: $0), title: $0.fullName) }
    }

    /// Each way in which founders may have written a city of a country, named in a language of the screens, or of a region,
    /// named in English; none for what is neither.
    package static func names(inCountry text: String) -> [String] {
        let key = SearchWord.words(of: text).joined(separator: " ")
        return names(inArea: key) ?? names(of: text)
    }

    /// As ``names(inCountry:)``, by words as ``SearchWord`` has them, with a space between; `nil` for what is no area.
    package static func names(inArea key: String) -> [String]? {
        if let names = areas[key] { return names }
        // As somebody writes who has no key for an umlaut or an accent.
        guard key.hasPrefix("st ") || ["ae", "oe", "ue", "aa"].contains(where: key.contains) else { return nil }
        let names = names(of: key)
        return names.isEmpty ? nil : names
    }

    /// What ``names(inArea:)`` knows, but for other spellings.
    package static var areaKeys: [String] { Array(areas.keys) }

    private static func names(of area: String) -> [String] {
        gazetteer.cities(inArea: area).flatMap { [$0.name, $0.fullName] }
    }

    private static let areas: [String: [String]] = {
        var areas: [String: [String]] = [:]
        func add(_ area: String, as name: String) {
            let names = names(of: area)
            if !names.isEmpty { areas[SearchWord.words(of: name).joined(separator: " ")] = names }
        }
        for area in Set(gazetteer.cities.flatMap { [$0.region, $0.country] }).union(gazetteer.areas) {
            add(area, as: area)
        }
        for (name, country) in countries { add(country, as: name) }
        return areas
    }()

    /// English names of countries by those in the other languages of the screens.
    private static let countries: [String: String] = {
        let english = Locale(identifier: "en")
        var countries: [String: String] = [:]
        for language in ["de", "hi", "ar"].map(Locale.init(identifier:)) {
            for region in Locale.Region.isoRegions {
                guard let name = language.localizedString(forRegionCode: region.identifier) else { continue }
                let key = SearchWord.words(of: name).joined(separator: " ")
                countries[key] = english.localizedString(forRegionCode: region.identifier)
            }
        }
        return countries
    }()

    private static func isNowhere(_ text: String) -> Bool { text.lowercased() == nowhere.lowercased() }
}
