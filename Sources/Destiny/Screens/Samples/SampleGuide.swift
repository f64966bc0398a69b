package import Calls
package import DestinyDomain
import Foundation

/// Every service of Destiny in memory, for previews, snapshots and tests.
package actor SampleGuide {
    var kept: AstrologyProfile
    var threadList: [ConversationThread]
    var conversations: [UUID: [Message]]
    var deleted: [UUID: ConversationThread] = [:]
    var matches: [SavedMatch] = []
    var keyList: [APIKey] = []
    var asked: [IdempotencyKey: AskedQuestion] = [:]
    var stopped: Set<UUID> = []
    var draftTexts: [UUID?: String] = [:]
    var nextID = 2_000
    /// Thrown by every call while it is set.
    var failure: AstrologyError?
    var isHeld = false
    /// Between two steps of an answer.
    let pause: Duration
    let clock: any Clock<Duration>
    private(set) package var calls: [String] = []

    package init(
        profile: AstrologyProfile = SampleData.profile,
        threads: [ConversationThread] = SampleData.threads,
        pause: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        kept = profile
        threadList = threads
        self.pause = pause
        self.clock = clock
        conversations = Dictionary(uniqueKeysWithValues: threads.map { ($0.id, SampleData.messages(of: $0)) })
    }

    package func fail(with error: AstrologyError?) { failure = error }

    /// Lets answers begin and not go on until they are stopped.
    package func hold() { isHeld = true }

    func begin(_ call: String) throws(AstrologyError) {
        calls.append(call)
        if let failure { throw failure }
    }

    func newID() -> UUID {
        nextID += 1
        return SampleData.id(nextID)
    }
}

extension SampleGuide: ProfileService {
    package func profile() throws(AstrologyError) -> AstrologyProfile {
        try begin("profile")
        return kept
    }

    package func save(_ birth: BirthDetails) throws(AstrologyError) -> AstrologyProfile {
        try begin("save birth")
        kept.birth = birth
        return kept
    }

    package func save(_ settings: AstrologySettings) throws(AstrologyError) -> AstrologyProfile {
        try begin("save settings")
        kept.settings = settings
        return kept
    }

    package func save(_ conversations: ConversationSettings) throws(AstrologyError) -> AstrologyProfile {
        try begin("save conversations")
        kept.conversations = conversations
        return kept
    }

    package func deleteEverything() throws(AstrologyError) {
        try begin("delete everything")
        (kept.birth, threadList, matches) = (nil, [], [])
    }
}

extension SampleGuide: ChartService {
    package func places(matching text: String) throws(AstrologyError) -> [BirthPlace] {
        try begin("places \(text)")
        return SampleData.places.filter { $0.fullName.lowercased().contains(text.lowercased()) }
    }

    package func placeDirectory() throws(AstrologyError) -> PlaceDirectory? {
        try begin("place directory")
        return PlaceDirectory(host: "places.example.org", attribution: "© Example")
    }

    package func placesElsewhere(matching text: String) throws(AstrologyError) -> [BirthPlace] {
        try begin("places elsewhere \(text)")
        return text == SampleData.hamlet.name ? [SampleData.hamlet] : []
    }

    package func chart(of birth: BirthDetails) throws(AstrologyError) -> ChartSummary { try chart() }

    package func chart() throws(AstrologyError) -> ChartSummary {
        try begin("chart")
        return SampleChart.chart
    }

    package func transits() throws(AstrologyError) -> TransitReport {
        try begin("transits")
        return SampleChart.sky
    }

    package func today(_ day: CalendarDay) throws(AstrologyError) -> Today {
        try begin("today \(day)")
        var today = SampleData.today
        today.insight.day = day
        return today
    }
}

extension SampleGuide: MatchService {
    package func match(_ request: MatchRequest) throws(AstrologyError) -> MatchReport {
        try begin("match")
        var report = SampleMatch.report
        (report.boy.name, report.girl.name) = (request.boy.name, request.girl.name)
        return report
    }

    package func keep(_ request: MatchRequest, key: IdempotencyKey) throws(AstrologyError) -> SavedMatch {
        let saved = SavedMatch(id: newID(), savedAt: SampleData.now, report: try match(request))
        matches.insert(saved, at: 0)
        return saved
    }

    package func savedMatches() throws(AstrologyError) -> [SavedMatch] {
        try begin("saved matches")
        return matches
    }

    package func forget(_ match: SavedMatch.ID) throws(AstrologyError) {
        try begin("forget")
        matches.removeAll { $0.id == match }
    }
}

extension SampleGuide: SubscriptionService {
    package func subscription() throws(AstrologyError) -> SubscriptionStatus {
        try begin("subscription")
        return kept.subscription
    }

    package func redeem(_ transaction: String) throws(AstrologyError) -> SubscriptionStatus {
        try begin("redeem \(transaction)")
        kept.subscription = SubscriptionStatus(state: .active)
        kept.quota.limit = nil
        return kept.subscription
    }
}

extension SampleGuide: KeyService {
    package func keys() throws(AstrologyError) -> [APIKey] {
        try begin("keys")
        return keyList
    }

    package func create(_ name: String) throws(AstrologyError) -> NewAPIKey {
        try begin("create \(name)")
        let key = APIKey(id: newID(), name: name, createdAt: SampleData.now, lastUsedAt: nil)
        keyList.insert(key, at: 0)
        return NewAPIKey(key: key, secret: APIKey.prefix + "sample")
    }

    package func revoke(_ key: APIKey.ID) throws(AstrologyError) {
        try begin("revoke")
        keyList.removeAll { $0.id == key }
    }
}
