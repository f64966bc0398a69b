import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// A repository in a list: who, what, and its figures, with something of the list's own below.
struct RepositorySummary<Footer: View>: View {
    let repository: Repository
    let isSaved: Bool
    let judgement: Judgement?
    @ViewBuilder let footer: Footer
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.row) {
            Avatar(url: repository.avatarURL, name: repository.id.owner, size: 40)
            VStack(alignment: .leading, spacing: Spacing.inline) {
                title
                if !repository.summary.isEmpty {
                    Text(verbatim: repository.summary)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                }
                facts
                footer
            }
        }
    }

    private var title: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.icon) {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: repository.id.owner)
                    .font(.system(.caption, design: .monospaced))
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                Text(verbatim: repository.id.name)
                    .fontWeight(.semibold)
                    .lineLimit(3)
            }
            Spacer(minLength: 0)
            JudgementMark(judgement: judgement)
                .font(.footnote)
            if isSaved {
                Image(systemName: "bookmark.fill")
                    .font(.footnote)
                    .foregroundStyle(RepoFinderPalette.saved)
                    .accessibilityLabel(words("repofinder.card.saved"))
            }
        }
    }

    private var facts: some View {
        HStack(spacing: Spacing.row) {
            if let language = repository.language {
                LanguageDot(language: language)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            StatBadge(
                systemImage: "star",
                text: CountWords.short(repository.stars, locale: locale),
                spoken: counted(
                    "repofinder.card.stars",
                    repository.stars,
                    figure: CountWords.full(repository.stars, locale: locale)
                )
            )
            if repository.isArchived {
                Text("repofinder.vitality.archived", bundle: .module)
                    .font(.footnote)
                    .foregroundStyle(Palette.warning)
            }
        }
    }
}

extension RepositorySummary where Footer == EmptyView {
    init(repository: Repository, isSaved: Bool, judgement: Judgement? = nil) {
        self.init(repository: repository, isSaved: isSaved, judgement: judgement) { EmptyView() }
    }
}

/// A language by its name and colour.
struct LanguageDot: View {
    let language: String

    var body: some View {
        HStack(spacing: 6) {
            Circle()
                .fill(Color(hex: LanguageColor.hex(of: language)))
                .frame(width: 10, height: 10)
                // Some languages' colours are nearly black, some nearly white.
                .overlay { Circle().stroke(Color.primary.opacity(0.15), lineWidth: 1) }
                .accessibilityHidden(true)
            Text(verbatim: language)
                .lineLimit(1)
        }
    }
}

/// The colour GitHub gives a language (github-linguist, `languages.yml`), for its dot.
nonisolated enum LanguageColor {
    /// sRGB; grey for languages without a colour here.
    static func hex(of language: String) -> UInt32 { hexes[language.lowercased()] ?? 0x8B949E }

    private static let hexes: [String: UInt32] = [
        "assembly": 0x6E4C13, "astro": 0xFF5A03, "c": 0x555555, "c#": 0x178600, "c++": 0xF34B7D, "clojure": 0xDB5855,
        "cmake": 0xDA3434, "common lisp": 0x3FB68B, "crystal": 0x000100, "css": 0x663399, "cuda": 0x3A4E3A,
        "d": 0xBA595E, "dart": 0x00B4AB, "dockerfile": 0x384D54, "elixir": 0x6E4A7E, "elm": 0x60B5CC,
        "emacs lisp": 0xC065DB, "erlang": 0xB83998, "f#": 0xB845FC, "fortran": 0x4D41B1, "gdscript": 0x355570,
        "glsl": 0x5686A5, "go": 0x00ADD8, "groovy": 0x4298B8, "haskell": 0x5E5086, "hcl": 0x844FBA, "html": 0xE34C26,
        "java": 0xB07219, "javascript": 0xF1E05A, "julia": 0xA270BA, "jupyter notebook": 0xDA5B0B, "kotlin": 0xA97BFF,
        "lua": 0x000080, "makefile": 0x427819, "nim": 0xFFC200, "nix": 0x7E7EFF, "objective-c": 0x438EFF,
        "ocaml": 0xEF7A08, "odin": 0x60AFFE, "pascal": 0xE3F171, "perl": 0x0298C3, "php": 0x4F5D95,
        "powershell": 0x012456, "prolog": 0x74283C, "python": 0x3572A5, "r": 0x198CE7, "racket": 0x3C5CAA,
        "roc": 0x7C38F5, "ruby": 0x701516, "rust": 0xDEA584, "scala": 0xC22D40, "scheme": 0x1E4AEC, "scss": 0xC6538C,
        "shell": 0x89E051, "solidity": 0xAA6746, "sql": 0xE38C00, "svelte": 0xFF3E00, "swift": 0xF05138,
        "tex": 0x3D6117, "typescript": 0x3178C6, "typst": 0x239DAD, "v": 0x4F87C4, "vala": 0xA56DE2,
        "verilog": 0xB2B7F8, "vim script": 0x199F4B, "vue": 0x41B883, "webassembly": 0x04133B, "zig": 0xEC915C,
    ]
}
