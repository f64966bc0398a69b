import ArgumentParser
import ModerationDomain
import Server

extension Decision.Verdict: ExpressibleByArgument {}

struct Decide: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Decide about something that was reported.")

    @OptionGroup var place: DataOptions

    @Option(name: .customLong("as"), help: "The admin’s mail address.")
    var admin: String

    @Argument(help: "What kind of thing, as “reports” lists it.")
    var kind: String

    @Argument(help: "Which of them, as “reports” lists it.")
    var item: String

    @Argument(help: "kept, or hidden from everybody but its author.")
    var verdict: Decision.Verdict

    @Option(help: "For those who decide later.")
    var note = ""

    func run() async throws {
        let report = try await place.administer {
            try await $0.decide(verdict, on: ReportedItem(kind: kind, id: item), note: note, by: admin)
        }
        print("\(report.item.kind) \(report.item.id): \(verdict.rawValue).")
    }
}
