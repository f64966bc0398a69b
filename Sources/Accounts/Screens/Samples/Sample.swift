import AccountsDomain
import Calls
import DesignSystem
import Foundation
package import SwiftUI

/// One state of a screen, ready to be drawn in a preview or compared with a snapshot.
package struct Sample {
    /// Unique among all samples; names the snapshot's file.
    package let name: String
    package let view: AnyView

    init(_ name: String, _ view: some View) {
        self.name = name
        self.view = AnyView(
            NavigationStack { view }.environment(\.presentDate, { SampleData.now })
        )
    }

    /// A screen that has another one to go back to.
    init(_ name: String, pushed view: some View) {
        self.name = name
        let pushed = NavigationStack(path: .constant([0])) {
            Color.clear.navigationDestination(for: Int.self) { _ in view }
        }
        self.view = AnyView(pushed.environment(\.presentDate, { SampleData.now }))
    }

    /// Every state of every screen.
    package static var all: [Sample] {
        AccountSamples.all + EntrySamples.all + PasswordSamples.all + ModerationSamples.all
    }
}

#if canImport(UIKit)
import SwiftUI

#Preview("Samples") {
    TabView {
        ForEach(Sample.all, id: \.name) { $0.view }
    }
    .tabViewStyle(.page)
}
#endif

/// The account's page and the one that deletes it, in every state.
enum AccountSamples {
    static var all: [Sample] {
        [
            page("account-loading", .loading),
            page("account-guest", .loaded(SampleData.guest)),
            page("account-member", .loaded(SampleData.member)),
            page("account-picture", .loaded(SampleData.pictured)),
            page("account-picture-sending", .loaded(SampleData.pictured), picture: .sending),
            page("account-picture-refused", .loaded(SampleData.member), picture: .failed(.picture(.wrongKind))),
            page("account-linked", .loaded(SampleData.linked)),
            page("account-confirmed", .loaded(SampleData.confirmed)),
            page("account-unconfirmed", .loaded(SampleData.unconfirmed)),
            page("account-unconfirmed-sent", .loaded(SampleData.unconfirmed), confirming: .done),
            page("account-unconfirmed-offline", .loaded(SampleData.unconfirmed), confirming: .failed(.offline)),
            page("account-admin", .loaded(SampleData.admin)),
            page("account-export-preparing", .loaded(SampleData.member), export: .preparing),
            page("account-export-ready", .loaded(SampleData.member), export: .ready("{}")),
            page("account-export-failed", .loaded(SampleData.guest), export: .failed(.offline)),
            page("account-failed", .failed(.offline)),
            page("account-signed-out", .failed(.notSignedIn)),
            deletion("delete-guest", SampleData.guest),
            deletion("delete-member", SampleData.member),
            deletion("delete-sending", SampleData.member, .sending),
            deletion("delete-wrong-password", SampleData.member, .failed(.invalid(.password, .wrong))),
        ]
    }

    private static func page(
        _ name: String,
        _ state: AccountViewModel.State,
        export: AccountViewModel.Export = .none,
        picture: Submission.State = .editing,
        confirming: Submission.State = .editing
    ) -> Sample {
        let service = RemoteAccountService(.unanswered)
        let model = AccountViewModel(
            service: service,
            state: state,
            export: export,
            picture: PictureViewModel(service: service, state: picture),
            confirming: confirming,
            onLeft: {}
        )
        return Sample(name, AccountView(model: model, onProvider: { _ in }, onRoute: { _ in }))
    }

    private static func deletion(
        _ name: String,
        _ overview: AccountOverview,
        _ state: Submission.State = .editing
    ) -> Sample {
        let model = DeleteAccountViewModel(
            service: RemoteAccountService(.unanswered),
            account: overview.account,
            state: state,
            onLeft: {}
        )
        return Sample(name, DeleteAccountView(model: model, onRoute: { _ in }))
    }
}
