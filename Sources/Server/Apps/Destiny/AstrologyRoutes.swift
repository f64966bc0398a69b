import AccountsDomain
import Calls
import DestinyDomain
import DestinyService

extension APIRouter {
    mutating func mountAstrology(_ astrology: AstrologyBackend) {
        mountCharts(astrology)
        mountAstrologyProfile(astrology)
        mountConversations(astrology)
        mountThreads(astrology)
        mountMatches(astrology)
        mountKeys(astrology)
        mountPredictions(astrology)
    }

    private mutating func mountCharts(_ astrology: AstrologyBackend) {
        mount(ChartEndpoints.places) { input, _, _, _ in astrology.places(matching: input.q) }
        mount(ChartEndpoints.placeDirectory) { _, _, _, _ in PlaceDirectoryAnswer(astrology.finder?.directory) }
        mount(ChartEndpoints.placesElsewhere) { input, account in
            try await astrology.charts(of: account).placesElsewhere(matching: input.q)
        }
        mount(ChartEndpoints.chartOf) { input, account in
            try await astrology.charts(of: account).chart(of: input.birth)
        }
        mount(ChartEndpoints.chart) { _, account in try await astrology.charts(of: account).chart() }
        mount(ChartEndpoints.transits) { _, account in try await astrology.charts(of: account).transits() }
        mount(ChartEndpoints.today) { input, account in
            try await astrology.charts(of: account).today(input.day)
        }
    }

    private mutating func mountAstrologyProfile(_ astrology: AstrologyBackend) {
        mount(ProfileEndpoints.profile) { _, account in try await astrology.profile(of: account).profile() }
        mount(ProfileEndpoints.saveBirth) { input, account in
            try await astrology.profile(of: account).save(input.birth)
        }
        mount(ProfileEndpoints.saveSettings) { input, account in
            try await astrology.profile(of: account).save(input.settings)
        }
        mount(ProfileEndpoints.saveConversationSettings) { input, account in
            try await astrology.profile(of: account).save(input.settings)
        }
        mount(ProfileEndpoints.deleteEverything) { _, account in
            try await astrology.profile(of: account).deleteEverything()
            return NoContent()
        }
        mount(ProfileEndpoints.quota) { _, account in try await astrology.conversations(of: account).quota() }
        mount(ProfileEndpoints.subscription) { _, account in
            try await astrology.subscriptions(of: account).subscription()
        }
        mount(ProfileEndpoints.redeem) { input, account in
            try await astrology.subscriptions(of: account).redeem(input.transaction)
        }
        mount(ProfileEndpoints.storeNotification) { input, _, _, _ in
            try await astrology.note(storeNotification: input.signedPayload)
            return NoContent()
        }
    }

    private mutating func mountConversations(_ astrology: AstrologyBackend) {
        mount(ConversationEndpoints.ask) { input, account in
            try await astrology.conversations(of: account).ask(input.text, in: input.threadID, key: input.key)
        }
        mount(ConversationEndpoints.answerAgain) { input, account in
            try await astrology.conversations(of: account).answerAgain(input.id, key: input.key)
        }
        mount(ConversationEndpoints.edit) { input, account in
            try await astrology.conversations(of: account).edit(input.id, text: input.text, key: input.key)
        }
        mount(ConversationEndpoints.steps) { input, account in
            AnswerSteps(
                steps: try await astrology.conversations(of: account)
                    .steps(of: input.id, after: input.after, waiting: .seconds(input.wait))
            )
        }
        mount(ConversationEndpoints.stop) { input, account in
            try await astrology.conversations(of: account).stop(input.id)
            return NoContent()
        }
    }

    private mutating func mountThreads(_ astrology: AstrologyBackend) {
        mount(ConversationEndpoints.threads) { input, account in
            try await astrology.conversations(of: account).threads(matching: input.q, archived: input.archived)
        }
        mount(ConversationEndpoints.conversation) { input, account in
            try await astrology.conversations(of: account).conversation(input.id)
        }
        mount(ConversationEndpoints.change) { input, account in
            try await astrology.conversations(of: account).change(input.id, input.change)
        }
        mount(ConversationEndpoints.delete) { input, account in
            try await astrology.conversations(of: account).delete(input.id)
            return NoContent()
        }
        mount(ConversationEndpoints.restore) { input, account in
            try await astrology.conversations(of: account).restore(input.id)
        }
        mount(ConversationEndpoints.drafts) { _, account in
            try await astrology.conversations(of: account).drafts()
        }
        mount(ConversationEndpoints.keepDraft) { input, account in
            try await astrology.conversations(of: account).keep(input.draft)
            return NoContent()
        }
        mount(ConversationEndpoints.sessions) { _, account in
            try await astrology.conversations(of: account).sessions()
        }
        mount(ConversationEndpoints.trace) { input, account in
            try await astrology.conversations(of: account).trace(input.id)
        }
        mount(ConversationEndpoints.export) { input, account in
            try await astrology.conversations(of: account).export(input.thread, as: input.format)
        }
    }

    private mutating func mountMatches(_ astrology: AstrologyBackend) {
        mount(MatchEndpoints.compatibility) { input, account in
            try await astrology.matches(of: account).match(try astrology.request(boy: input.boy, girl: input.girl))
        }
        mount(MatchEndpoints.keep) { input, account in
            let request = try astrology.request(boy: input.boy, girl: input.girl)
            return try await astrology.matches(of: account).keep(request, key: input.key)
        }
        mount(MatchEndpoints.saved) { _, account in try await astrology.matches(of: account).savedMatches() }
        mount(MatchEndpoints.forget) { input, account in
            try await astrology.matches(of: account).forget(input.id)
            return NoContent()
        }
    }

    private mutating func mountKeys(_ astrology: AstrologyBackend) {
        mount(KeyEndpoints.keys) { _, account in try await astrology.keys(of: account).keys() }
        mount(KeyEndpoints.create) { input, account in try await astrology.keys(of: account).create(input.name) }
        mount(KeyEndpoints.revoke) { input, account in
            try await astrology.keys(of: account).revoke(input.id)
            return NoContent()
        }
    }
}
