import ArgumentParser
import Foundation
import Recommender

struct Train: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Train a model and save it.")
    func run() throws {}
}
