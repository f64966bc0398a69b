import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// The pictures of a startup and its deck.
struct FilesStep: View {
    @Bindable var model: StartupEditorModel
    @State private var isChoosing = false
    /// What the next file is for; the dialog is closed before its file comes.
    @State private var slot = StartupEditorModel.FileSlot.image
    @Environment(\.words) private var words

    var body: some View {
        Group {
            picture
            gallery
            deck
        }
        .fileImporter(
            isPresented: $isChoosing,
            allowedContentTypes: slot == .deck ? [.pdf] : [.png, .jpeg, .webP]
        ) { result in
            model.fileChosen(result, for: slot)
        }
    }

    private var picture: some View {
        Section {
            if let id = model.form.image {
                FilePicture(id: id, height: 160)
                remove { model.form.image = nil }
            }
            choose(.image, words(model.form.image == nil ? "editor.image.add" : "editor.image.replace"))
        } header: {
            Text(verbatim: words("field.image"))
        } footer: {
            Text(verbatim: words("editor.image.note"))
        }
    }

    private var gallery: some View {
        Section(words("field.gallery")) {
            ForEach(model.form.gallery, id: \.self) { id in
                FilePicture(id: id, height: 120)
                remove { model.form.gallery.removeAll { $0 == id } }
            }
            if model.form.gallery.count < StartupContent.maximumGallery {
                choose(.gallery, words("editor.gallery.add"))
            }
        }
    }

    private var deck: some View {
        Section {
            if model.form.deck != nil {
                Label(model.deckName ?? words("field.deck"), systemImage: "doc.text")
                remove { model.form.deck = nil }
                Toggle(words("editor.deck.shown"), isOn: $model.form.showsDeck)
            }
            choose(.deck, words(model.form.deck == nil ? "editor.deck.add" : "editor.deck.replace"))
        } header: {
            Text(verbatim: words("field.deck"))
        } footer: {
            Text(verbatim: words("editor.deck.note"))
        }
    }

    @ViewBuilder
    private func choose(_ slot: StartupEditorModel.FileSlot, _ title: String) -> some View {
        if let upload = model.uploading, upload.slot == slot {
            ProgressView(words("editor.uploading"), value: upload.share)
        } else {
            Button {
                (self.slot, isChoosing) = (slot, true)
            } label: {
                Label(title, systemImage: "plus")
            }
            .disabled(model.uploading != nil)
        }
        if let problem = model.uploadProblem, problem.slot == slot {
            Text(verbatim: words.message(problem.error)).font(.footnote).foregroundStyle(Palette.danger)
        }
    }

    private func remove(_ action: @escaping () -> Void) -> some View {
        Button(role: .destructive, action: action) { Label(words("editor.file.remove"), systemImage: "trash") }
    }
}

/// An uploaded picture.
struct FilePicture: View {
    let id: DocumentID
    let height: CGFloat
    @Environment(\.fileAddress) private var fileAddress

    var body: some View {
        AsyncImage(url: fileAddress(StartupFile.path(of: id))) { image in
            image.resizable().scaledToFill()
        } placeholder: {
            Rectangle().fill(PitchDeckPalette.line)
        }
        .frame(height: height)
        .frame(maxWidth: .infinity)
        .clipShape(RoundedRectangle(cornerRadius: Radius.control))
        .accessibilityHidden(true)
    }
}
