import DesignSystem
import Foundation
import RepositoriesDomain
import SwiftUI

/// Running text; a paragraph of pictures only, such as a line of badges, is a row of them.
struct ReadmeParagraph: View {
    let inlines: [Readme.Inline]

    var body: some View {
        if let pictures {
            ChipRow {
                ForEach(pictures.indices, id: \.self) { index in
                    ReadmeImage(
                        url: pictures[index].url,
                        alternative: pictures[index].alternative,
                        link: pictures[index].link,
                        maximumHeight: 28
                    )
                }
            }
        } else {
            ReadmeText(inlines).text
                .font(.body)
                .textSelection(.enabled)
        }
    }

    private struct Picture {
        let url: URL
        let alternative: String
        let link: URL?
    }

    /// `nil` when there is anything but pictures.
    private var pictures: [Picture]? {
        var pictures: [Picture] = []
        for inline in inlines {
            switch inline {
            case .image(let url, let alternative):
                pictures.append(Picture(url: url, alternative: alternative, link: nil))
            case .link(let link, let content):
                guard content.count == 1, case .image(let url, let alternative) = content[0] else { return nil }
                pictures.append(Picture(url: url, alternative: alternative, link: link))
            case .lineBreak: continue
            case .text(let text) where text.allSatisfy(\.isWhitespace): continue
            default: return nil
            }
        }
        return pictures.isEmpty ? nil : pictures
    }
}
