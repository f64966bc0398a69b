import DesignSystem
package import Foundation
import RepositoriesDomain
package import SwiftUI

/// Says what an import brought, or why it brought nothing.
package struct ImportReportAlert: ViewModifier {
    private let model: FavouritesViewModel
    @Environment(\.dateWords) private var dateWords

    package init(model: FavouritesViewModel) {
        self.model = model
    }

    package func body(content: Content) -> some View {
        content
            .alert(title, isPresented: isShown) {
                Button(words("repositories.action.ok"), role: .cancel) {}
            } message: {
                Text(message)
            }
    }

    private var isShown: Binding<Bool> {
        Binding {
            model.importState != .idle
        } set: { isShown in
            if !isShown { model.importReportDismissed() }
        }
    }

    private var title: String {
        switch model.importState {
        case .idle: ""
        case .done: words("repositories.import.done")
        case .failed(let error): RepositoryErrorWords(error, dates: dateWords).title
        }
    }

    private var message: String {
        switch model.importState {
        case .idle: ""
        case .done(let report):
            counted("repositories.import.added", report.added, figure: String(report.added)) + " "
                + counted("repositories.import.kept", report.kept, figure: String(report.kept))
        case .failed(let error): RepositoryErrorWords(error, dates: dateWords).message
        }
    }
}

/// A file the person chose to import.
nonisolated package struct ImportFile {
    private let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// - Throws: what reading threw; `invalidImport` for a file that is too large.
    package func content() throws -> Data {
        #if canImport(Darwin)
        let isScoped = url.startAccessingSecurityScopedResource()
        defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
        #endif
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        if let size = attributes[.size] as? NSNumber, size.intValue > ImportFault.maximumBytes {
            throw RepositoryError.invalidImport(.tooLarge)
        }
        return try Data(contentsOf: url)
    }
}
