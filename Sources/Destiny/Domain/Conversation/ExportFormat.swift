/// As what conversations are given out.
package enum ExportFormat: String, Codable, Hashable, Sendable, CaseIterable { case markdown, json }
