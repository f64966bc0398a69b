import DesignSystem
import DiscoveryDomain
import Foundation
import RepositoriesDomain

/// A reason as people read it.
struct ReasonWords {
    let text: String
    let systemImage: String

    init(_ reason: Reason, locale: Locale) {
        switch reason.cause {
        case .liked(let repository):
            (text, systemImage) = (words("repofinder.reason.liked", repository.name), "heart")
        case .saved(let repository):
            (text, systemImage) = (words("repofinder.reason.saved", repository.name), "bookmark")
        case .starred(let repository):
            (text, systemImage) = (words("repofinder.reason.starred", repository.name), "star")
        case .answers(let subjects):
            (text, systemImage) = (subjects.map(\.title).joined(separator: " · "), "person")
        case .active: (text, systemImage) = (words("repofinder.reason.active"), "bolt")
        case .popular(let stars):
            let figure = CountWords.short(stars, locale: locale)
            (text, systemImage) = (words("repofinder.reason.popular", figure), "flame")
        case .exploring: (text, systemImage) = (words("repofinder.reason.exploring"), "sparkle")
        }
    }
}
