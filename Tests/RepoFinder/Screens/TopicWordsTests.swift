import DiscoveryDomain
import Foundation
import Testing

@testable import RepoFinder

struct TopicWordsTests {
    @Test(arguments: [
        ("machine-learning", "Machine learning"), ("cli", "CLI"), ("devops", "DevOps"), ("self-hosted", "Self-hosted"),
        ("ai-agents", "AI agents"), ("cross-platform", "Cross-platform"), ("Rust", "Rust"),
    ])
    func `a topic is written as people write it`(topic: String, written: String) {
        #expect(TopicWords.title(topic) == written)
    }

    @Test(arguments: Cluster.allCases)
    func `a topic is written as the field of its name`(field: Cluster) {
        let topic = TopicWords.title(field.rawValue)
        guard topic.lowercased() == field.title.lowercased() else { return }
        #expect(topic == field.title)
    }

    @Test(arguments: [
        ([TasteSubject(.cluster, "command-line"), TasteSubject(.topic, "cli")], "Command line"),
        ([TasteSubject(.topic, "cli"), TasteSubject(.topic, "command-line")], "CLI"),
        ([TasteSubject(.language, "Go"), TasteSubject(.topic, "golang"), TasteSubject(.topic, "http")], "Go and HTTP"),
        ([TasteSubject(.language, "Rust"), TasteSubject(.topic, "terminal")], "Rust and Terminal"),
    ])
    func `traits that mean the same are named once`(subjects: [TasteSubject], named: String) {
        let reason = Reason(cause: .taste(subjects: subjects, count: 3), subjects: subjects, share: 10)
        let said = ReasonWords(reason, locale: Locale(identifier: "en_US")).text
        #expect(said == words("repofinder.reason.taste", named))
    }
}
