import ArgumentParser
import DestinyService
import Foundation

/// Prints sentences as the safety gate hears them, for `bin/make-gate`, which learns from them.
struct GateWords: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gate-words",
        abstract: "Print each line of standard input as the words that Destiny's safety gate hears.",
        shouldDisplay: false
    )

    @Flag(help: "Print what it judges instead: what stops it, what a pattern stops, the score and its kind.")
    var judged = false

    func run() {
        while let line = readLine() {
            print(
                judged
                    ? GateHearing.judgement(of: line, at: .now).joined(separator: "\t")
                    : GateHearing.words(of: line).joined(separator: " ")
            )
        }
    }
}
