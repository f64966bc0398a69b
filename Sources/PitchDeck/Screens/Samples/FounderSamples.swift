import Foundation
import PitchDeckDomain
import SwiftUI

/// The profile of a founder and of a guest.
enum FounderSamples {
    static var all: [Sample] {
        [
            Sample("profile", ProfileView(model: profile(FounderProfile(name: "Ada", email: "ada@example.org")))),
            Sample(
                "profile-picture",
                ProfileView(model: profile(FounderProfile(name: "Ada", picture: SampleData.id(700))))
            ),
            Sample("profile-guest", ProfileView(model: profile(FounderProfile()))),
        ]
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
