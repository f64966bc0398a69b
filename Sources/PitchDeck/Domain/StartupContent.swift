package import Foundation

/// What a founder writes of a startup.
package struct StartupContent: Codable, Hashable, Sendable {
    package var title: String
    /// One sentence.
    package var pitch: String
    /// Markdown, of which headings, lists and emphasis are drawn.
    package var description: String
    package var category: DocumentID?
    /// Where it is: a city, or `Remote`; may be empty.
    package var location: String
    package var stage: Stage?
    /// Persons.
    package var teamSize: Int?
    /// The year.
    package var founded: Int?
    package var website: URL?
    package var links: [StartupLink]
    package var claims: [StartupClaim]
    /// Files of its founder: the one that stands for it, and more.
    package var image: DocumentID?
    package var gallery: [DocumentID]
    package var deck: DocumentID?
    /// Whether all who read the page may read the deck; else only who has a link.
    package var showsDeck: Bool

    package enum Stage: String, Codable, Hashable, Sendable, CaseIterable {
        case idea, preSeed, seed, seriesA, seriesB, later, bootstrapped
    }

    package init(
        title: String,
        pitch: String = "",
        description: String = "",
        category: DocumentID? = nil,
        location: String = "",
        stage: Stage? = nil,
        teamSize: Int? = nil,
        founded: Int? = nil,
        website: URL? = nil,
        links: [StartupLink] = [],
        claims: [StartupClaim] = [],
        image: DocumentID? = nil,
        gallery: [DocumentID] = [],
        deck: DocumentID? = nil,
        showsDeck: Bool = true
    ) {
        (self.title, self.pitch, self.description) = (title, pitch, description)
        (self.category, self.location, self.stage) = (category, location, stage)
        (self.teamSize, self.founded) = (teamSize, founded)
        (self.website, self.links, self.claims) = (website, links, claims)
        (self.image, self.gallery, self.deck, self.showsDeck) = (image, gallery, deck, showsDeck)
    }
}

/// An address with a name.
package struct StartupLink: Codable, Hashable, Sendable {
    package var name: String
    package var url: URL

    package init(name: String, url: URL) {
        (self.name, self.url) = (name, url)
    }
}

/// A figure that a founder tells; nobody has checked it.
package struct StartupClaim: Codable, Hashable, Sendable {
    package var metric: Metric
    /// Not below zero.
    package var value: Double
    /// What is counted, such as `USD` or `a month`; may be empty.
    package var unit: String
    /// The day it was so.
    package var asOf: Date
    /// Where it can be read.
    package var evidence: URL?

    package enum Metric: String, Codable, Hashable, Sendable, CaseIterable {
        case users, revenue, growth, raised, hiring
    }

    package init(metric: Metric, value: Double, unit: String = "", asOf: Date, evidence: URL? = nil) {
        (self.metric, self.value, self.unit, self.asOf, self.evidence) = (metric, value, unit, asOf, evidence)
    }
}
