import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

/// One page with a random tree, next to the naive reference of what it should show.
private struct Trial {
    private var generator: SeededGenerator
    private var tree: RandomTree
    private var counts: [String: Int] = [:]
    private let host: ViewHost

    init(seed: Int) {
        generator = SeededGenerator(seed: seed)
        tree = .random(depth: 3, using: &generator)
        host = ViewHost(RandomTreeView(tree: tree))
    }

    private var shown: [RandomTree.Shown] { tree.shown() }

    private var expected: [String] {
        shown.map { $0.identity == nil ? $0.text : "\($0.text) \(counts[$0.identity ?? "", default: 0])" }
            .filter { !$0.isEmpty }
    }

    /// What is wrong with the page; `nil` when nothing is.
    var fault: String? {
        if host.visibleText != expected { return "shows \(host.visibleText) instead of \(expected)" }
        return host.matchesFreshRender ? nil : "the operations led to another document than a fresh page"
    }

    mutating func step() {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: tap()
        case 1: focus()
        case 2: host.sleep()
        default: change()
        }
    }

    private mutating func tap() {
        let counters = shown.compactMap(\.identity)
        guard let index = counters.indices.randomElement(using: &generator) else { return }
        let id = host.elements("btn")[index].id
        host.send("tap") { $0.id == id }
        counts[counters[index], default: 0] += 1
    }

    private mutating func focus() {
        guard let id = host.elements("btn").randomElement(using: &generator)?.id else { return }
        host.send("focus") { $0.id == id }
    }

    private mutating func change() {
        tree = tree.changed(using: &generator)
        let kept = Set(shown.compactMap(\.identity))
        counts = counts.filter { kept.contains($0.key) }
        host.set(RandomTreeView(tree: tree))
    }
}

struct TreeFuzzTests {
    @Test func `operations lead to the document of a fresh page, and state follows its view`() {
        let outer = Diagnostics.report
        // Duplicate ids are wanted here.
        Diagnostics.report = { _ in }
        defer { Diagnostics.report = outer }
        for seed in Effort.seeds {
            var trial = Trial(seed: seed)
            for step in 0..<8 {
                if let fault = trial.fault {
                    Issue.record("Seed \(seed), step \(step): \(fault)")
                    return
                }
                trial.step()
            }
        }
    }
}
