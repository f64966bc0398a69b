import DestinyDomain
import SwiftUI

/// Hands all conversations out as a file, which is fetched when it is asked for.
struct ExportRows: View {
    let history: HistoryViewModel
    @State private var files: [ExportFormat: ExportedFile] = [:]
    @State private var failure: AstrologyError?
    @Environment(\.words) private var words

    var body: some View {
        ForEach(ExportFormat.allCases, id: \.self) { format in
            if let file = files[format] {
                ShareLink(item: file.text, subject: Text(verbatim: file.name)) {
                    Label(file.name, systemImage: "square.and.arrow.down")
                }
            } else {
                Button(words("destiny.profile.export.\(format.rawValue)"), systemImage: "square.and.arrow.up") {
                    prepare(format)
                }
            }
        }
        if let failure {
            Text(AstrologyErrorWords(failure, words).message).foregroundStyle(DestinyPalette.danger)
        }
    }

    private func prepare(_ format: ExportFormat) {
        Task {
            do throws(AstrologyError) {
                files[format] = try await history.exported(nil, as: format)
                failure = nil
            } catch {
                failure = error
            }
        }
    }
}
