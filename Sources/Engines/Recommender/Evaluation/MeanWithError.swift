/// A mean and its standard error.
package struct MeanWithError: Sendable, Equatable {
    package let mean: Double
    package let error: Double

    package init(_ values: [Double]) {
        let count = Double(max(1, values.count))
        let mean = values.reduce(0, +) / count
        self.mean = mean
        error = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count / count).squareRoot()
    }
}
