import ArgumentParser
import Foundation
import ModerationDomain
import Server

struct Reports: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List what people have reported and nobody has decided.")

    @OptionGroup var place: DataOptions

    @Option(name: .customLong("as"), help: "The admin’s mail address.")
    var admin: String

    func run() async throws {
        let reports = try await place.administer { try await $0.reports(for: admin) }
        for report in reports {
            let reasons = report.reasons.map(\.rawValue).joined(separator: ", ")
            print("\(report.item.kind)\t\(report.item.id)\t\(report.count)\t\(reasons)")
            for note in report.notes { print("\t\(note.replacing("\n", with: " "))") }
        }
        if reports.isEmpty { print("Nothing waits.") }
    }
}
