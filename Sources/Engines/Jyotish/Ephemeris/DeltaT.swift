/// How far terrestrial time, which the planets keep, runs ahead of universal time, which the Earth keeps.
package enum DeltaT {
    /// The difference in seconds at a Julian day of universal time.
    ///
    /// Interpolated between yearly values. 1900–2026 are measured, to about 0.05 s; later ones are expected values
    /// (a second in 2035 is likely off, several in 2100); before 1900 they are good to about 1 s. Beyond the table
    /// its ends are continued with the parabola of the tides, 31″ per century² (Morrison & Stephenson 2004).
    package static func seconds(julianDay: Double) -> Double {
        let year = (julianDay - 2_451_544.5) / 365.2425 + 2000
        guard year >= firstYear else { return edge(yearly[0], at: firstYear, year: year) }
        let position = year - firstYear
        let index = Int(position)
        guard index + 1 < yearly.count else {
            return edge(yearly[yearly.count - 1], at: firstYear + Double(yearly.count - 1), year: year)
        }
        let fraction = position - Double(index)
        return yearly[index] + (yearly[index + 1] - yearly[index]) * fraction
    }

    private static func edge(_ value: Double, at edgeYear: Double, year: Double) -> Double {
        func parabola(_ year: Double) -> Double { 31 * ((year - 1820) / 100) * ((year - 1820) / 100) }
        return value + parabola(year) - parabola(edgeYear)
    }

    private static let firstYear = 1800.0

    /// On 1 January of 1800, 1801, … 2100, ten a row.
    ///
    /// From 1900 as Swiss Ephemeris 2.10.03 gives them; before,
    /// the polynomials of Espenak and Meeus (2006), brought to the first of those over 1890–1900.
    private static let yearly: [Double] = [
        13.72, 13.4, 13.11, 12.87, 12.68, 12.54, 12.46, 12.43, 12.43, 12.45,
        12.5, 12.55, 12.6, 12.64, 12.65, 12.63, 12.57, 12.46, 12.31, 12.11,
        11.86, 11.57, 11.23, 10.85, 10.44, 10.0, 9.54, 9.07, 8.59, 8.13,
        7.67, 7.25, 6.85, 6.49, 6.18, 5.92, 5.71, 5.56, 5.47, 5.44,
        5.46, 5.53, 5.64, 5.79, 5.97, 6.17, 6.38, 6.59, 6.79, 6.96,
        7.11, 7.21, 7.28, 7.3, 7.29, 7.25, 7.2, 7.17, 7.18, 7.3,
        7.62, 7.96, 7.89, 7.49, 6.85, 6.03, 5.08, 4.06, 3.01, 1.96,
        0.94, -0.02, -0.92, -1.73, -2.45, -3.09, -3.63, -4.09, -4.46, -4.77,
        -5.01, -5.2, -5.35, -5.46, -5.56, -5.65, -5.73, -5.82, -5.92, -6.02,
        -6.12, -6.14, -6.15, -6.12, -6.02, -5.83, -5.52, -5.03, -4.33, -3.34,
        -1.99, -0.76, 0.61, 2.05, 3.5, 4.91, 6.23, 7.48, 8.68, 9.89,
        11.13, 12.43, 13.74, 15.05, 16.31, 17.47, 18.51, 19.43, 20.25, 20.97,
        21.61, 22.18, 22.68, 23.12, 23.48, 23.78, 24.02, 24.19, 24.31, 24.39,
        24.42, 24.41, 24.37, 24.32, 24.24, 24.16, 24.08, 24.04, 24.06, 24.17,
        24.42, 24.83, 25.35, 25.92, 26.51, 27.05, 27.5, 27.89, 28.24, 28.58,
        28.93, 29.32, 29.7, 30.18, 30.62, 31.07, 31.35, 31.68, 32.18, 32.68,
        33.15, 33.59, 34.0, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2,
        40.18, 41.17, 42.23, 43.37, 44.49, 45.48, 46.46, 47.52, 48.54, 49.59,
        50.54, 51.38, 52.17, 52.96, 53.79, 54.34, 54.87, 55.32, 55.82, 56.3,
        56.86, 57.57, 58.31, 59.12, 59.99, 60.79, 61.63, 62.3, 62.97, 63.47,
        63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78,
        66.07, 66.32, 66.6, 66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22,
        69.36, 69.36, 69.29, 69.18, 69.1, 69.0, 68.9, 68.8, 68.8, 69.04,
        69.28, 69.52, 69.76, 70.01, 70.26, 70.51, 70.76, 71.02, 71.28, 71.54,
        71.8, 72.07, 72.33, 72.61, 72.88, 73.16, 73.44, 73.72, 74.0, 74.29,
        74.58, 74.87, 75.17, 75.47, 75.77, 76.07, 76.38, 76.69, 77.01, 77.32,
        77.64, 77.97, 78.29, 78.62, 78.95, 79.29, 79.62, 79.97, 80.31, 80.66,
        81.01, 81.36, 81.72, 82.08, 82.45, 82.81, 83.19, 83.56, 83.94, 84.32,
        84.7, 85.09, 85.49, 85.88, 86.28, 86.68, 87.09, 87.5, 87.92, 88.33,
        88.76, 89.18, 89.61, 90.04, 90.48, 90.92, 91.36, 91.81, 92.27, 92.72,
        93.18,
    ]
}
