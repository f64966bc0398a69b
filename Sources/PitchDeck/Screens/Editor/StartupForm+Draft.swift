import Foundation
import PitchDeckDomain

extension StartupForm {
    /// What a draft keeps, and what it does not.
    struct Draft {
        let content: StartupContent
        let problem: StartupError?
        /// Whether it keeps all that is typed.
        let isWhole: Bool
    }

    /// What is worth keeping while somebody writes: a field that is wrong stays as it was kept, a wrong figure or link
    /// waits, and all else is kept.
    ///
    /// A place that is half written is not told as a problem: its field offers the cities that may be meant.
    ///
    /// - Throws: what is wrong where nothing of it can stay.
    func draft(from before: StartupContent?, at now: Date) throws(StartupError) -> Draft {
        let kept = before.map { StartupForm($0) } ?? StartupForm()
        var form = self
        var told: FieldProblems?
        while true {
            var problems = FieldProblems()
            let content = form.content(&problems)
            _ = content.validated(at: now, from: before, &problems)
            guard let error = problems.error else {
                return Draft(content: content, problem: told?.error, isWhole: told == nil)
            }
            told = told ?? problems.withoutPlaces
            let left = form
            form.leaveOut(error.fields.map(\.name), kept)
            guard form != left, !form.title.isEmpty else { throw error }
        }
    }

    /// All that is typed.
    ///
    /// - Throws: everything that is wrong about it; what only the service knows it says itself.
    func whole(from before: StartupContent?, at now: Date) throws(StartupError) -> StartupContent {
        var problems = FieldProblems()
        let content = content(&problems)
        _ = content.validated(at: now, from: before, &problems)
        try problems.check()
        return content
    }

    private mutating func leaveOut(_ fields: [String], _ kept: StartupForm) {
        for field in fields {
            switch field {
            case "title": title = kept.title
            case "pitch": pitch = kept.pitch
            case "description": description = kept.description
            case "location": location = kept.location
            case "teamSize": teamSize = kept.teamSize
            case "founded": founded = kept.founded
            case "website": website = kept.website
            default: break
            }
        }
        claims = Self.without(Self.places(in: "claims", of: fields), claims.filter { !$0.isEmpty }, kept.claims)
        links = Self.without(Self.places(in: "links", of: fields), links.filter { !$0.isEmpty }, kept.links)
    }

    /// The entries of a list that are wrong: `1` of `claims.1.value`.
    private static func places(in list: String, of fields: [String]) -> Set<Int> {
        var places: Set<Int> = []
        for field in fields {
            let parts = field.split(separator: ".")
            if parts.count > 1, parts[0] == list, let place = Int(parts[1]) { places.insert(place) }
        }
        return places
    }

    /// Without entries that are new; those that were changed are as they were.
    private static func without<Entry>(_ places: Set<Int>, _ entries: [Entry], _ kept: [Entry]) -> [Entry] {
        entries.enumerated().compactMap { place, entry in
            !places.contains(place) ? entry : kept.count == entries.count ? kept[place] : nil
        }
    }
}

extension FieldProblems {
    fileprivate var withoutPlaces: FieldProblems {
        var problems = FieldProblems()
        for error in found {
            if case .unknownPlace = error { continue }
            problems.note(error)
        }
        return problems
    }
}

extension StartupEditorModel.Step {
    /// Where a field is typed, as the API names it; `nil` where it is not typed.
    init?(field: String) {
        switch field.split(separator: ".").first {
        case "title", "pitch", "category": self = .basics
        case "location", "teamSize", "founded", "website", "stage", "links": self = .company
        case "description": self = .story
        case "image", "gallery", "deck", "files": self = .files
        case "claims": self = .figures
        default: return nil
        }
    }
}
