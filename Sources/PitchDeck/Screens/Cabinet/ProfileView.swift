import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// What the person says of themselves, their language, and the way to their account.
struct ProfileView: View {
    let model: ProfileModel
    /// Where the page is fetched anew in another language; `nil` where it need not be.
    var reloadAddress: URL?
    /// `nil` where there is no such place.
    var accountAddress: URL?
    @State private var bio = ""
    @State private var picture: DocumentID?
    @State private var showsEmail = false
    @State private var language = PitchDeckLanguage.english
    @State private var isFilled = false
    @Environment(\.words) private var words
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack {
            Form {
                languageSection
                if let profile = model.value { founderSection(profile) }
                if let failure = model.failure {
                    Section { Text(verbatim: words.message(failure)).foregroundStyle(Palette.danger) }
                }
                if let accountAddress {
                    Section {
                        Link(destination: accountAddress) {
                            Label(words("profile.account"), systemImage: "person.crop.circle")
                        }
                    } footer: {
                        Text(verbatim: words("profile.account.note"))
                    }
                }
            }
            .navigationTitle(words("profile.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(words("action.cancel")) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("action.save")) { save() }.disabled(model.upload != nil)
                }
            }
        }
        .task {
            if model.value == nil { await model.load() }
            fill()
        }
    }

    private func fill() {
        guard !isFilled, let profile = model.value else { return }
        (bio, picture, showsEmail) = (profile.bio, profile.picture, profile.showsEmail)
        (language, isFilled) = (model.language, true)
    }

    private func save() {
        Task {
            let before = model.language
            let isKept = await model.save { profile in
                (profile.bio, profile.picture) = (bio, picture)
                (profile.showsEmail, profile.language) = (showsEmail, language)
            }
            guard isKept else { return }
            dismiss()
            if language != before, let reloadAddress { openURL(reloadAddress) }
        }
    }

    private var languageSection: some View {
        Section(words("profile.language")) {
            Picker(words("profile.language"), selection: $language) {
                ForEach(PitchDeckLanguage.allCases, id: \.self) { Text(verbatim: $0.ownName).tag($0) }
            }
            .pickerStyle(.menu)
        }
    }

    private func founderSection(_ profile: FounderProfile) -> some View {
        Section {
            FounderHead(model: model, profile: profile, picture: $picture)
            EditorField(
                name: "bio",
                text: $bio,
                prompt: words("profile.bio.prompt"),
                limit: StartupAuthor.maximumBio,
                lines: 3...6
            )
            if profile.email != nil { Toggle(words("profile.showsEmail"), isOn: $showsEmail) }
        } header: {
            Text(verbatim: words("profile.founder"))
        } footer: {
            Text(verbatim: words("editor.image.note"))
        }
    }
}
