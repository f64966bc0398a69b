import DestinyDomain
import DesignSystem
import SwiftUI

/// Sharing, keeping and comparing others.
struct MatchActions: View {
    let report: MatchReport
    let model: MatchViewModel
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            ShareLink(item: MatchPicture(report, words), preview: SharePreview(CoupleNames(report, words).text)) {
                Label(words("destiny.match.picture"), systemImage: "photo").frame(maxWidth: .infinity)
            }
            .buttonStyle(.main)
            HStack(spacing: Spacing.icon) {
                ShareLink(item: MatchText(report, words).text) {
                    Label(words("destiny.match.share"), systemImage: "square.and.arrow.up").frame(maxWidth: .infinity)
                }
                .buttonStyle(.quiet)
                keep
            }
            Button {
                model.editTapped()
            } label: {
                Label(words("destiny.match.another"), systemImage: "pencil").frame(maxWidth: .infinity)
            }
            .buttonStyle(.quiet)
            if case .failed(let error) = model.keeping { FailureNote(error: error) }
        }
    }

    @ViewBuilder private var keep: some View {
        switch model.keeping {
        case .offered, .saving, .failed:
            Button {
                Task { await model.keepTapped() }
            } label: {
                Label(words("destiny.match.keep"), systemImage: "bookmark").frame(maxWidth: .infinity)
            }
            .buttonStyle(.quiet)
            .disabled(model.keeping == .saving)
        case .kept(let id):
            Button {
                Task { await model.forgetTapped(id) }
            } label: {
                Label(words("destiny.match.forget"), systemImage: "trash").frame(maxWidth: .infinity)
            }
            .buttonStyle(.quiet)
        }
    }
}
