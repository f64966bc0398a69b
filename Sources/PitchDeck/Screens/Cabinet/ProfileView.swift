import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// What the person says of themselves, their language, and the way to their account.
struct ProfileView: View {
    let model: ProfileModel
    /// Where the page is fetched anew in another language; `nil` where it need not be.
    var reloadAddress: URL?
    @State private var bio = ""
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
                Section {
                    Link(destination: account) { Label(words("profile.account"), systemImage: "person.crop.circle") }
                } footer: {
                    Text(verbatim: words("profile.account.note"))
                }
            }
            .navigationTitle(words("profile.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(words("action.cancel")) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button(words("action.save")) { save() } }
            }
        }
        .task {
            if model.value == nil { await model.load() }
            fill()
        }
    }

    private var account: URL { URL(string: "/account/") ?? .homeDirectory }

    private func fill() {
        guard !isFilled, let profile = model.value else { return }
        (bio, showsEmail, language, isFilled) = (profile.bio, profile.showsEmail, model.language, true)
    }

    private func save() {
        Task {
            let before = model.language
            let isKept = await model.save { profile in
                (profile.bio, profile.showsEmail, profile.language) = (bio, showsEmail, language)
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
        Section(words("profile.founder")) {
            HStack(spacing: Spacing.row) {
                Avatar(url: nil, name: profile.name, size: 44, isRound: true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: profile.name.isEmpty ? words("author.unnamed") : profile.name).font(.headline)
                    Text(verbatim: profile.email ?? words("profile.guest"))
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
            EditorField(
                name: "bio",
                text: $bio,
                prompt: words("profile.bio.prompt"),
                limit: StartupAuthor.maximumBio,
                lines: 3...6
            )
            if profile.email != nil { Toggle(words("profile.showsEmail"), isOn: $showsEmail) }
        }
    }
}
