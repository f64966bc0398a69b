package import RepositoriesDomain
package import SwiftUI

/// The way from a topic, an owner or a language to everything that has it.
nonisolated package struct SearchLead: Sendable {
    /// Shows what a question finds.
    package let search: @MainActor @Sendable (RepositoryQuery) -> Void

    package init(search: @escaping @MainActor @Sendable (RepositoryQuery) -> Void) {
        self.search = search
    }

    package static func topic(_ topic: String) -> RepositoryQuery { RepositoryQuery(text: "topic:\(topic)") }

    package static func owner(_ owner: String) -> RepositoryQuery { RepositoryQuery(text: "user:\(owner)") }

    /// The best known ones in a language.
    package static func language(_ language: String) -> RepositoryQuery {
        RepositoryQuery(text: "stars:>0", language: language, sort: .stars)
    }
}

nonisolated private struct SearchLeadKey: EnvironmentKey {
    static let defaultValue: SearchLead? = nil
}

nonisolated extension EnvironmentValues {
    /// `nil` where nothing can be searched.
    package var searchLead: SearchLead? {
        get { self[SearchLeadKey.self] }
        set { self[SearchLeadKey.self] = newValue }
    }
}

/// A text that leads to a search where there is one.
struct LeadingText<Face: View>: View {
    let query: RepositoryQuery
    @ViewBuilder let face: Face
    @Environment(\.searchLead) private var lead

    var body: some View {
        if let lead {
            Button {
                lead.search(query)
            } label: {
                face.frame(minHeight: 44)
            }
            .buttonStyle(.plain)
        } else {
            face
        }
    }
}
