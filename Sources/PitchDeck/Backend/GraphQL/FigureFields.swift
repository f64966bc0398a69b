import GraphQL
import PitchDeckDomain
import Storage

/// What a founder is told of how a startup is seen.
struct StartupFigures: ObjectOutput {
    var views: Int
    var deckOpens: Int
    var waitingIntroductions: Int
}

extension SchemaBinding where Context == PitchDeckContext {
    func bindFigures() {
        type("Startup", Startup.self) {
            $0.read("workspace", NoArguments.self) { rows, _, _, store in
                guard let account = store.asker else { return rows.map { _ in WorkspaceEntry?.none } }
                let entries = try WorkspaceStore(connection: store.connection, account: account)
                    .entries(Array(Set(rows.map(\.id))))
                let known = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
                return rows.map { known[$0.id] }
            }
            $0.read("figures", NoArguments.self) { rows, _, call, store in
                let own = rows.filter { $0.author.id == call.context.author }
                let figures = try store.figures(of: own)
                return rows.map { figures[$0.id] }
            }
        }
        type("StartupFigures", StartupFigures.self) {
            $0.value("views") { min($0.views, Int(Int32.max)) }
            $0.value("deckOpens") { $0.deckOpens }
            $0.value("waitingIntroductions") { $0.waitingIntroductions }
        }
    }
}

extension StartupStore {
    /// For the founder of all of them.
    fileprivate func figures(of startups: [Startup]) throws -> [DocumentID: StartupFigures] {
        guard let asker, !startups.isEmpty else { return [:] }
        let opens = try VisitStore(connection: connection).opens(of: startups.map(\.id))
        let waiting = try IntroductionStore(connection: connection, account: asker).received("i.state = 'waiting'")
        let counts = Dictionary(waiting.map { ($0.startup, 1) }, uniquingKeysWith: +)
        return Dictionary(
            startups.map { startup in
                let figures = StartupFigures(
                    views: startup.views,
                    deckOpens: opens[startup.id] ?? 0,
                    waitingIntroductions: counts[startup.id] ?? 0
                )
                return (startup.id, figures)
            }
        ) { first, _ in first }
    }
}
