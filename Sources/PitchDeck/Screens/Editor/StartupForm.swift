import Foundation
import PitchDeckDomain

/// A startup as it is typed.
nonisolated struct StartupForm: Hashable {
    var title = ""
    var pitch = ""
    var description = ""
    var category: DocumentID?
    var location = ""
    var stage: StartupContent.Stage?
    var teamSize = ""
    var founded = ""
    var website = ""
    var claims: [ClaimForm] = []
    var image: DocumentID?
    var gallery: [DocumentID] = []
    var deck: DocumentID?
    var showsDeck = true
    var links: [LinkForm] = []

    struct LinkForm: Hashable, Codable, ListedEntry {
        var id: UUID
        var name = ""
        var url = ""
        var removed: [String]?

        init(id: UUID = UUID()) {
            self.id = id
        }

        var texts: [String] { [name, url] }
        var isBlank: Bool { (name + url).trimmingCharacters(in: .whitespaces).isEmpty }
    }

    struct ClaimForm: Hashable, Codable, ListedEntry {
        var id: UUID
        var metric = StartupClaim.Metric.users
        var value = ""
        var unit = ""
        var asOf: Date
        var evidence = ""
        var removed: [String]?

        init(id: UUID = UUID(), asOf: Date) {
            (self.id, self.asOf) = (id, asOf)
        }

        var texts: [String] { [metric.rawValue, value, unit, "\(asOf)", evidence] }
        var isBlank: Bool { (value + unit + evidence).trimmingCharacters(in: .whitespaces).isEmpty }
    }

    init() {}

    /// Figures and links are those of what was `shown`, whose fields stay on the page.
    init(_ content: StartupContent, shown: StartupForm = StartupForm()) {
        (title, pitch, description) = (content.title, content.pitch, content.description)
        (category, location, stage) = (content.category, content.location, content.stage)
        teamSize = content.teamSize.map { String($0) } ?? ""
        founded = content.founded.map { String($0) } ?? ""
        website = content.website?.absoluteString ?? ""
        let links = content.links.map { link in
            var form = LinkForm()
            (form.name, form.url) = (link.name, link.url.absoluteString)
            return form
        }
        self.links = LinkForm.entries(links, inPlaceOf: shown.links)
        (image, gallery) = (content.image, content.gallery)
        (deck, showsDeck) = (content.deck, content.showsDeck)
        let claims = content.claims.map { claim in
            var form = ClaimForm(asOf: claim.asOf)
            (form.metric, form.unit, form.evidence) = (claim.metric, claim.unit, claim.evidence?.absoluteString ?? "")
            form.value = TypedNumber.text(claim.value)
            return form
        }
        self.claims = ClaimForm.entries(claims, inPlaceOf: shown.claims)
    }

    /// What is kept of it; `problems` are told what is no number and no address.
    func content(_ problems: inout FieldProblems) -> StartupContent {
        var content = StartupContent(title: title, pitch: pitch, description: description, category: category)
        (content.location, content.stage, content.links) = (location, stage, typedLinks(&problems))
        (content.image, content.gallery) = (image, gallery)
        (content.deck, content.showsDeck) = (deck, showsDeck)
        content.teamSize = Self.whole(teamSize, "teamSize", &problems)
        content.founded = Self.whole(founded, "founded", &problems)
        content.website = Self.url(website, "website", &problems)
        for (index, form) in claims.filter({ !$0.isEmpty }).enumerated() {
            let value = TypedNumber.value(form.value)
            if value == nil { problems.note("claims.\(index).value", .malformed) }
            content.claims.append(
                StartupClaim(
                    metric: form.metric,
                    value: value ?? 0,
                    unit: form.unit,
                    asOf: form.asOf,
                    evidence: Self.url(form.evidence, "claims.\(index).evidence", &problems)
                )
            )
        }
        return content
    }

    private func typedLinks(_ problems: inout FieldProblems) -> [StartupLink] {
        links.filter { !$0.isEmpty }.enumerated().map { index, form in
            let field = "links.\(index).url"
            let url = Self.url(form.url, field, &problems)
            if url == nil { problems.note(field, .empty) }
            return StartupLink(name: form.name, url: url ?? URL(filePath: "/"))
        }
    }

    /// The API's name of a figure; `nil` of one that is not kept.
    func field(of claim: ClaimForm) -> String? {
        claims.filter { !$0.isEmpty }.firstIndex { $0.id == claim.id }.map { "claims.\($0)" }
    }

    /// The API's name of a link; `nil` of one that is not kept.
    func field(of link: LinkForm) -> String? {
        links.filter { !$0.isEmpty }.firstIndex { $0.id == link.id }.map { "links.\($0)" }
    }

    private static func whole(_ text: String, _ field: String, _ problems: inout FieldProblems) -> Int? {
        guard !text.trimmingCharacters(in: .whitespaces).isEmpty else { return nil }
        let number = TypedNumber.whole(text)
        if number == nil { problems.note(field, .malformed) }
        return number
    }

    /// What has no scheme is meant to be `https`.
    private static func url(_ text: String, _ field: String, _ problems: inout FieldProblems) -> URL? {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return nil }
        if let url = URL(string: text.contains("://") ? text : "https://\(text)"), url.host()?.isEmpty == false {
            return url
        }
        problems.note(field, .malformed)
        return nil
    }

    /// What readers miss, by the fields' names.
    var missing: [String] {
        let fields: [(name: String, isMissing: Bool)] = [
            ("title", title.isEmpty), ("pitch", pitch.isEmpty), ("category", category == nil),
            ("location", location.isEmpty), ("stage", stage == nil), ("description", description.isEmpty),
            ("image", image == nil), ("deck", deck == nil), ("claims", claims.allSatisfy(\.isEmpty)),
        ]
        return fields.filter(\.isMissing).map(\.name)
    }
}
