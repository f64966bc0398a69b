import GraphQL
import PitchDeckDomain

private struct ApproveArguments: Decodable, Sendable {
    var documentId: String
    var ifVersion: Int
}

private struct SendBackArguments: Decodable, Sendable {
    var documentId: String
    var ifVersion: Int
    var note: String
}

private struct AppealArguments: Decodable, Sendable {
    var documentId: String
    var text: String
}

extension StartupReview: ObjectOutput {}
extension StartupAppeal: ObjectOutput {}

extension SchemaBinding where Context == PitchDeckContext {
    func bindReviews() {
        find("reviewQueue", NoArguments.self, cost: listCost) { _, call, store in
            try StoredReviewService.queue(store.connection, call.context.account)
        }
        change("approveStartup", ApproveArguments.self) { arguments, call in
            let id = DocumentID(argument: arguments.documentId)
            try await call.context.reviews().approve(id, ifVersion: arguments.ifVersion)
            return true
        }
        change("sendBackStartup", SendBackArguments.self) { arguments, call in
            let id = DocumentID(argument: arguments.documentId)
            try await call.context.reviews().sendBack(id, ifVersion: arguments.ifVersion, note: arguments.note)
            return true
        }
        change("appealStartup", AppealArguments.self) { arguments, call -> Startup? in
            let id = DocumentID(argument: arguments.documentId)
            return try await call.context.startups(call, arguments).appeal(id, arguments.text)
        }
        type("StartupAppeal", StartupAppeal.self) {
            $0.value("text") { $0.text }
            $0.value("madeAt") { Moment($0.madeAt) }
            $0.value("isAnswered") { $0.isAnswered }
        }
        type("StartupReview", StartupReview.self) {
            $0.value("startup") { $0.startup }
            $0.value("isHeld") { $0.isHeld }
            $0.value("askedAt") { Moment($0.askedAt) }
        }
    }
}
