import DesignSystem
import Foundation
import RepositoriesDomain
import SwiftUI

/// A picture of a README, never larger than its column.
struct ReadmeImage: View {
    let url: URL
    let alternative: String
    let link: URL?
    var maximumHeight: CGFloat = 480

    var body: some View {
        if let link {
            Link(destination: link) { picture }
                .accessibilityLabel(alternative.isEmpty ? link.absoluteString : alternative)
        } else {
            picture
        }
    }

    private var picture: some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFit()
            default: Text(verbatim: alternative).font(.footnote).foregroundStyle(.secondary)
            }
        }
        .frame(maxHeight: maximumHeight)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(alternative)
        .accessibilityHidden(alternative.isEmpty)
    }
}
