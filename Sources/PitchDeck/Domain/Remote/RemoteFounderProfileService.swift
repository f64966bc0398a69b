import Calls
import Foundation

/// The profile that the client's person has on a server.
package struct RemoteFounderProfileService: FounderProfileService {
    private let api: PitchDeckAPI

    package init(_ api: PitchDeckAPI) {
        self.api = api
    }

    private struct Answer: Decodable {
        var username: String
        var email: String?
        var isMember: Bool
        var isModerator: Bool
        var isNew: Bool
        var bio: String?
        var avatar: StartupAnswer.FileAnswer?
        var showsEmail: Bool
        var language: String?

        var profile: FounderProfile {
            FounderProfile(
                name: username,
                email: email,
                isMember: isMember,
                isModerator: isModerator,
                bio: bio ?? "",
                picture: avatar?.documentId,
                showsEmail: showsEmail,
                language: language.flatMap(PitchDeckLanguage.init),
                isNew: isNew
            )
        }
    }

    package func profile() async throws(StartupError) -> FounderProfile {
        let answer: Answer? = try await api.ask(.ownProfile)
        // Nobody in particular has none.
        return answer?.profile ?? FounderProfile()
    }

    package func save(_ profile: FounderProfile) async throws(StartupError) -> FounderProfile {
        let data: JSONValue = [
            "bio": .string(profile.bio), "avatar": profile.picture.map { .string($0.text) } ?? .null,
            "showsEmail": .boolean(profile.showsEmail),
            "language": profile.language.map { .string($0.rawValue) } ?? .null,
        ]
        let answer: Answer? = try await api.ask(.updateProfile, ["data": data])
        guard let answer else { throw .notSignedIn }
        return answer.profile
    }
}
