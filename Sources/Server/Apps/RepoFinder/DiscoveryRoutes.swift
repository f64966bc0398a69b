import AccountsDomain
import Calls
import DiscoveryDomain
import RepoFinderService

extension APIRouter {
    mutating func mountDiscovery(_ backend: Backend) {
        mount(DiscoveryEndpoints.clusters) { _, account in
            try await backend.discovery(of: account.id).clusters()
        }
        mount(DiscoveryEndpoints.preferences) { _, account in
            try await backend.discovery(of: account.id).preferences()
        }
        mount(DiscoveryEndpoints.setPreferences) { input, account in
            try await backend.discovery(of: account.id).setPreferences(input.preferences)
        }
        mount(DiscoveryEndpoints.statistics) { _, account in
            try await backend.discovery(of: account.id).statistics()
        }
        mount(DiscoveryEndpoints.trending) { input, account in
            try await backend.discovery(of: account.id).trending(input.query)
        }
        mount(DiscoveryEndpoints.similar) { input, account in
            try await backend.discovery(of: account.id).similar(to: input.id, count: input.count)
        }
        mount(DiscoveryEndpoints.lookAtReleases) { input, account in
            try await backend.discovery(of: account.id).lookAtReleases(refresh: input.refresh)
        }
        mount(DiscoveryEndpoints.export) { _, account in
            try await backend.discovery(of: account.id).export()
        }
    }

    mutating func mountDecks(_ backend: Backend) {
        mount(DeckEndpoints.list) { _, account in
            try await backend.discovery(of: account.id).decks()
        }
        mount(DeckEndpoints.create) { input, account in
            try await backend.discovery(of: account.id)
                .createDeck(named: input.name, filters: input.filters, key: input.key)
        }
        mount(DeckEndpoints.update) { input, account in
            try await backend.discovery(of: account.id).updateDeck(input.value)
        }
        mount(DeckEndpoints.delete) { input, account in
            try await backend.discovery(of: account.id).deleteDeck(input.deck)
            return NoContent()
        }
        mount(DeckEndpoints.cards) { input, account in
            try await backend.discovery(of: account.id).cards(input.next)
        }
    }

    mutating func mountDecisions(_ backend: Backend) {
        mount(DecisionEndpoints.decide) { input, account in
            try await backend.discovery(of: account.id).decide(input.decisions, then: input.next)
        }
        mount(DecisionEndpoints.history) { input, account in
            try await backend.discovery(of: account.id).history(before: input.before, count: input.count)
        }
        mount(DecisionEndpoints.changeJudgement) { input, account in
            try await backend.discovery(of: account.id)
                .changeJudgement(of: input.id, to: input.judgement, key: input.key)
            return NoContent()
        }
        mount(DecisionEndpoints.topicRules) { _, account in
            try await backend.discovery(of: account.id).topicRules()
        }
        mount(DecisionEndpoints.removeTopicRule) { input, account in
            try await backend.discovery(of: account.id).removeTopicRule(input.subject, key: input.key)
            return NoContent()
        }
        mount(DecisionEndpoints.liked) { _, account in
            try await backend.discovery(of: account.id).liked()
        }
        mount(DecisionEndpoints.annotateLiked) { input, account in
            try await backend.discovery(of: account.id)
                .annotateLiked(input.id, tags: input.tags, note: input.note)
        }
    }

    mutating func mountStarImports(_ backend: Backend) {
        mount(StarImportEndpoints.start) { input, account in
            try await backend.discovery(of: account.id).startStarImport(of: input.login)
        }
        mount(StarImportEndpoints.status) { _, account in
            StarImportAnswer(starImport: try await backend.discovery(of: account.id).starImport())
        }
        mount(StarImportEndpoints.stop) { _, account in
            try await backend.discovery(of: account.id).stopStarImport()
            return NoContent()
        }
    }
}
