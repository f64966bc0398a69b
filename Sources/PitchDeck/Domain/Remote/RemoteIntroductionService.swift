import Calls
import Foundation

/// The introductions of the client's person on a server.
package struct RemoteIntroductionService: IntroductionService {
    private let api: PitchDeckAPI

    package init(_ api: PitchDeckAPI) {
        self.api = api
    }

    private struct Answer: Decodable {
        var documentId: DocumentID
        var startup: DocumentID
        var title: String
        var isReceived: Bool
        var name: String
        var picture: DocumentID?
        var message: String
        var state: Introduction.State
        var email: String?
        var askedAt: Date
        var answeredAt: Date?

        var introduction: Introduction {
            Introduction(
                id: documentId,
                startup: startup,
                title: title,
                isReceived: isReceived,
                name: name,
                picture: picture,
                message: message,
                state: state,
                email: email,
                askedAt: askedAt,
                answeredAt: answeredAt
            )
        }
    }

    private struct DoorAnswer: Decodable {
        var offer: Offer
        var introduction: Answer?

        enum Offer: String, Decodable {
            case closed, needsMember, needsConfirmation, open, asked
        }
    }

    package func introductions() async throws(StartupError) -> [Introduction] {
        let introductions: [Answer] = try await api.ask(.introductions)
        return introductions.map(\.introduction)
    }

    package func door(to startup: DocumentID) async throws(StartupError) -> IntroductionDoor {
        let door: DoorAnswer = try await api.ask(.door, ["documentId": .string(startup.text)], about: startup)
        switch (door.offer, door.introduction) {
        case (.closed, _): return .closed
        case (.needsMember, _): return .needsMember
        case (.needsConfirmation, _): return .needsConfirmation
        case (.open, _): return .open
        case (.asked, let introduction?): return .asked(introduction.introduction)
        case (.asked, nil): throw .failed("introductionDoor: asked, and not what")
        }
    }

    package func ask(_ startup: DocumentID, message: String) async throws(StartupError) -> Introduction {
        let variables: [String: JSONValue] = ["documentId": .string(startup.text), "message": .string(message)]
        let asked: Answer = try await api.ask(.ask, variables, about: startup)
        return asked.introduction
    }

    package func answer(_ id: DocumentID, isAccepted: Bool) async throws(StartupError) -> Introduction {
        let variables: [String: JSONValue] = ["documentId": .string(id.text), "accept": .boolean(isAccepted)]
        let answered: Answer = try await api.ask(.answer, variables, about: id)
        return answered.introduction
    }

    package func withdraw(_ id: DocumentID) async throws(StartupError) {
        let _: Bool = try await api.ask(.takeBack, ["documentId": .string(id.text)], about: id)
    }

    package func blockAsker(of id: DocumentID) async throws(StartupError) {
        let _: Bool = try await api.ask(.block, ["documentId": .string(id.text)], about: id)
    }
}
