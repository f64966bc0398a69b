import Foundation
import PitchDeckDomain

/// What is typed into an editor and cannot be kept as it is, for a page that is made anew to go on with.
nonisolated struct UnkeptTexts: Hashable, Codable {
    /// `nil` of one that has no name yet.
    private(set) var startup: DocumentID?
    /// By their fields' names in the API.
    private var texts: [String: String] = [:]
    /// Where one of them cannot be kept, all.
    private var claims: [StartupForm.ClaimForm]?
    private var links: [StartupForm.LinkForm]?

    /// A browser carries it in a cookie with all that the page keeps: a text that is longer is not carried.
    private static let largest = 1_500

    private static var fields: [(name: String, path: WritableKeyPath<StartupForm, String>)] {
        [
            ("title", \.title), ("pitch", \.pitch), ("description", \.description), ("location", \.location),
            ("teamSize", \.teamSize), ("founded", \.founded), ("website", \.website),
        ]
    }

    /// What of `form` is otherwise in what is `kept`; `nil` where all is alike.
    init?(_ form: StartupForm, of startup: DocumentID?, kept: StartupForm) {
        self.startup = startup
        for (name, path) in Self.fields where form[keyPath: path] != kept[keyPath: path] {
            texts[name] = form[keyPath: path]
        }
        if form.claims.map(\.texts) != kept.claims.map(\.texts) { claims = form.claims }
        if form.links.map(\.texts) != kept.links.map(\.texts) { links = form.links }
        if texts.isEmpty, claims == nil, links == nil { return nil }
    }

    /// What ``text`` has written down; `nil` for anything else.
    init?(text: String) {
        guard let read = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = read
    }

    /// Written down; `nil` where it is too long.
    var text: String? {
        guard let data = try? JSONEncoder().encode(self), data.count <= Self.largest else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Types it again.
    func apply(to form: inout StartupForm) {
        for (name, path) in Self.fields {
            if let text = texts[name] { form[keyPath: path] = text }
        }
        if let claims { form.claims = claims }
        if let links { form.links = links }
    }
}
