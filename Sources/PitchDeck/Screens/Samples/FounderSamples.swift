import Foundation
import PitchDeckDomain
import SwiftUI

/// The profile of a founder and of a guest.
enum FounderSamples {
    static var all: [Sample] {
        [
            Sample("profile", view(FounderProfile(name: "Ada", email: "ada@example.org"))),
            Sample("profile-picture", view(FounderProfile(name: "Ada", picture: SampleData.id(700)))),
            Sample("profile-guest", view(FounderProfile())),
        ]
    }

    private static func view(_ value: FounderProfile) -> ProfileView {
        ProfileView(model: profile(value), accountAddress: URL(string: "/account/"))
    }

    static func profile(_ value: FounderProfile) -> ProfileModel {
        ProfileModel(
            service: SampleServices(),
            files: SampleServices(),
            toasts: SampleParts.toasts,
            fallback: .english,
            profile: value
        )
    }
}
