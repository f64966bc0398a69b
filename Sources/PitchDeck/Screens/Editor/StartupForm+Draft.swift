import Foundation
import PitchDeckDomain

extension StartupForm {
    /// What a draft keeps, and the first thing that it does not.
    struct Draft {
        let content: StartupContent
        let problem: StartupError?
    }

    /// What is worth keeping while somebody writes: a field that is wrong stays as it was kept, a wrong figure or link
    /// waits, and all else is kept.
    ///
    /// A place that is half written is not told as a problem: its field offers the cities that may be meant.
    ///
    /// - Throws: what is wrong where nothing of it can stay.
    func draft(from before: StartupContent?, at now: Date) throws(StartupError) -> Draft {
        let kept = before.map(StartupForm.init) ?? StartupForm()
        var form = self
        var problem: StartupError?
        while true {
            do throws(StartupError) {
                let content = try form.content()
                _ = try content.validated(at: now, from: before)
                return Draft(content: content, problem: problem)
            } catch {
                let left = form
                form.leaveOut(error, kept)
                guard form != left, !form.title.isEmpty else { throw error }
                if case .unknownPlace = error { continue }
                problem = problem ?? error
            }
        }
    }

    private mutating func leaveOut(_ error: StartupError, _ kept: StartupForm) {
        if case .unknownPlace = error { location = kept.location }
        guard case .invalid(let field, _) = error else { return }
        let parts = field.split(separator: ".")
        switch (parts.first, parts.dropFirst().first.flatMap { Int($0) }) {
        case ("title", _): title = kept.title
        case ("pitch", _): pitch = kept.pitch
        case ("description", _): description = kept.description
        case ("location", _): location = kept.location
        case ("teamSize", _): teamSize = kept.teamSize
        case ("founded", _): founded = kept.founded
        case ("website", _): website = kept.website
        case ("claims", let index?): claims = Self.without(index, claims.filter { !$0.isEmpty }, kept.claims)
        case ("links", let index?): links = Self.without(index, links.filter { !$0.isEmpty }, kept.links)
        default: break
        }
    }

    /// Without an entry that is new; one that was changed is as it was.
    private static func without<Entry>(_ index: Int, _ entries: [Entry], _ kept: [Entry]) -> [Entry] {
        entries.enumerated().compactMap { place, entry in
            place != index ? entry : kept.count == entries.count ? kept[place] : nil
        }
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
