import DiscoveryDomain
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
}
