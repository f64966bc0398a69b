import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// A founder's picture, or the first letter of their name.
struct AuthorPicture: View {
    let picture: DocumentID?
    let name: String
    /// The side in points.
    let size: CGFloat
    @Environment(\.fileAddress) private var fileAddress

    var body: some View {
        Avatar(
            url: picture.flatMap { fileAddress(StartupFile.path(of: $0)) },
            name: name,
            size: size,
            isRound: true
        )
    }
}

/// Who the person is, and their picture to be chosen and taken away; the form that it is in keeps it.
struct FounderHead: View {
    let model: ProfileModel
    let profile: FounderProfile
    @Binding var picture: DocumentID?
    @State private var isChoosing = false
    @Environment(\.words) private var words

    var body: some View {
        Group {
            HStack(spacing: Spacing.row) {
                AuthorPicture(picture: picture, name: profile.name, size: 64)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: profile.name.isEmpty ? words("author.unnamed") : profile.name).font(.headline)
                    Text(verbatim: profile.email ?? words("profile.guest"))
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
            if let upload = model.upload {
                ProgressView(words("editor.uploading"), value: upload.share)
            } else {
                choices
            }
            if let failure = model.uploadFailure {
                Text(verbatim: words.message(failure)).font(.footnote).foregroundStyle(Palette.danger)
            }
        }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.png, .jpeg, .webP]) { result in
            Task {
                if let chosen = await model.pictureChosen(result) { picture = chosen }
            }
        }
    }

    @ViewBuilder private var choices: some View {
        Button {
            isChoosing = true
        } label: {
            Label(words(picture == nil ? "editor.image.add" : "editor.image.replace"), systemImage: "plus")
        }
        if picture != nil {
            Button(role: .destructive) {
                picture = nil
            } label: {
                Label(words("editor.file.remove"), systemImage: "trash")
            }
        }
    }
}
