import GraphQL
import PitchDeckDomain

private struct AskArguments: Decodable, Sendable {
    var documentId: String
    var message: String
}

private struct AnswerArguments: Decodable, Sendable {
    var documentId: String
    var accept: Bool
}

extension Introduction: ObjectOutput {}
extension Introduction.State: EnumOutput {}
extension IntroductionDoor: ObjectOutput {}

/// Whether a founder may be asked, without what was asked.
private enum IntroductionOffer: String, EnumOutput, CaseIterable, Sendable {
    case closed, needsMember, needsConfirmation, open, asked
}

extension SchemaBinding where Context == PitchDeckContext {
    func bindIntroductions() {
        find("introductions", NoArguments.self, cost: listCost) { _, call, store in
            let introductions = IntroductionStore(connection: store.connection, account: call.context.account)
            return try introductions.received() + introductions.asked()
        }
        find("introductionDoor", DocumentArguments.self) { arguments, call, store in
            try IntroductionStore(
                connection: store.connection,
                account: call.context.account,
                rule: call.context.review
            )
            .door(to: DocumentID(argument: arguments.documentId)).door
        }
        change("askIntroduction", AskArguments.self) { arguments, call in
            try await call.context.introductions()
                .ask(DocumentID(argument: arguments.documentId), message: arguments.message)
        }
        change("answerIntroduction", AnswerArguments.self) { arguments, call in
            try await call.context.introductions()
                .answer(DocumentID(argument: arguments.documentId), isAccepted: arguments.accept)
        }
        change("withdrawIntroduction", DocumentArguments.self) { arguments, call in
            try await call.context.introductions().withdraw(DocumentID(argument: arguments.documentId))
            return true
        }
        change("blockIntroducer", DocumentArguments.self) { arguments, call in
            try await call.context.introductions().blockAsker(of: DocumentID(argument: arguments.documentId))
            return true
        }
        bindIntroductionTypes()
    }

    private func bindIntroductionTypes() {
        type("Introduction", Introduction.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("startup") { $0.startup.text }
            $0.value("title") { $0.title }
            $0.value("isReceived") { $0.isReceived }
            $0.value("name") { $0.name }
            $0.value("picture") { $0.picture?.text }
            $0.value("message") { $0.message }
            $0.value("state") { $0.state }
            $0.value("email") { $0.email }
            $0.value("askedAt") { Moment($0.askedAt) }
            $0.value("answeredAt") { $0.answeredAt.map(Moment.init) }
        }
        type("IntroductionDoor", IntroductionDoor.self) {
            $0.value("offer") { door in
                switch door {
                case .closed: IntroductionOffer.closed
                case .needsMember: IntroductionOffer.needsMember
                case .needsConfirmation: IntroductionOffer.needsConfirmation
                case .open: IntroductionOffer.open
                case .asked: IntroductionOffer.asked
                }
            }
            $0.value("introduction") { door -> Introduction? in
                if case .asked(let introduction) = door { introduction } else { nil }
            }
        }
    }
}
