import Foundation
import Jyotish
import Testing

/// Births with what Swiss Ephemeris 2.10.03 (DE431, Lahiri, mean node, apparent places) gives for them.
struct ReferenceChart: CustomTestStringConvertible {
    let utc: String
    let zone: String
    let local: String
    let offset: Int
    let latitude, longitude: Double
    /// Sidereal degrees.
    let lagna, midheaven: Double
    /// Sidereal degrees of the nine, in the order of ``Body``.
    let bodies: [Double]
    let houses: [Int]
    let retrograde: [Body]
    let combust: [Body]
    let tithi, karana, yoga: Int
    /// When the great periods began, the one of birth first.
    let periods: [String]

    var testDescription: String { "\(local) \(zone)" }

    static let all: [ReferenceChart] = [
        ReferenceChart(
            utc: "1986-08-07T05:05:52Z",
            zone: "Asia/Colombo",
            local: "1986-08-07T10:35:52",
            offset: 19800,
            latitude: 6.9271,
            longitude: 79.8612,
            lagna: 178.7093943,
            midheaven: 86.444814,
            bodies: [
                110.7459972, 127.5896452, 257.9330943, 93.0035555, 328.153088, 155.6374015, 219.3949367, 0.5985948,
                180.5985948,
            ],
            houses: [11, 12, 4, 11, 6, 1, 3, 8, 2],
            retrograde: [.mars, .jupiter, .saturn, .rahu, .ketu],
            combust: [],
            tithi: 2,
            karana: 3,
            yoga: 18,
            periods: [
                "Ketu 1982-08-12T20:24:44Z", "Venus 1989-08-12T14:24:44Z", "Sun 2009-08-12T14:24:44Z",
            ]
        ),
        ReferenceChart(
            utc: "1953-10-09T08:24:45Z",
            zone: "Africa/Johannesburg",
            local: "1953-10-09T10:24:45",
            offset: 7200,
            latitude: -26.2041,
            longitude: 28.0473,
            lagna: 250.6272022,
            midheaven: 147.96236,
            bodies: [
                172.5358253, 187.0240751, 142.2743963, 193.3916118, 63.2069535, 145.3314867, 185.1826972, 275.9658486,
                95.9658486,
            ],
            houses: [10, 11, 9, 11, 7, 9, 11, 2, 8],
            retrograde: [.rahu, .ketu],
            combust: [.saturn],
            tithi: 2,
            karana: 3,
            yoga: 27,
            periods: [
                "Rahu 1953-04-16T02:48:19Z", "Jupiter 1971-04-16T14:48:19Z", "Saturn 1987-04-16T14:48:19Z",
            ]
        ),
        ReferenceChart(
            utc: "1940-01-15T05:58:54Z",
            zone: "Asia/Kolkata",
            local: "1940-01-15T11:28:54",
            offset: 19800,
            latitude: 19.076,
            longitude: 72.8777,
            lagna: 344.859711,
            midheaven: 252.628851,
            bodies: [
                270.9222364, 333.5673775, 344.6278772, 260.609597, 340.0729605, 302.8774898, 1.6993727, 181.7794042,
                1.7794042,
            ],
            houses: [11, 1, 1, 10, 1, 12, 2, 8, 2],
            retrograde: [.rahu, .ketu],
            combust: [.mercury],
            tithi: 6,
            karana: 11,
            yoga: 19,
            periods: [
                "Saturn 1939-09-15T10:24:26Z", "Mercury 1958-09-15T04:24:26Z", "Ketu 1975-09-15T10:24:26Z",
            ]
        ),
        ReferenceChart(
            utc: "2001-09-22T20:15:00Z",
            zone: "America/Sao_Paulo",
            local: "2001-09-22T17:15:00",
            offset: -10800,
            latitude: -23.5505,
            longitude: -46.6333,
            lagna: 325.9302309,
            midheaven: 235.891388,
            bodies: [
                156.0084599, 227.8041634, 253.8352032, 181.9938489, 79.2228193, 128.2624314, 51.0773933, 67.7842409,
                247.7842409,
            ],
            houses: [8, 10, 11, 9, 5, 7, 4, 5, 11],
            retrograde: [.rahu, .ketu],
            combust: [],
            tithi: 6,
            karana: 12,
            yoga: 2,
            periods: [
                "Mercury 2000-04-11T02:50:50Z", "Ketu 2017-04-11T08:50:50Z", "Venus 2024-04-11T02:50:50Z",
            ]
        ),
        ReferenceChart(
            utc: "2024-05-25T21:30:41Z",
            zone: "Europe/Moscow",
            local: "2024-05-26T00:30:41",
            offset: 10800,
            latitude: 55.7558,
            longitude: 37.6173,
            lagna: 274.9156346,
            midheaven: 221.924205,
            bodies: [
                40.9494384, 249.0932876, 355.0872188, 20.5613313, 35.7863812, 38.3136485, 324.2383493, 348.9547138,
                168.9547138,
            ],
            houses: [5, 12, 3, 4, 5, 5, 2, 3, 9],
            retrograde: [.rahu, .ketu],
            combust: [.jupiter, .venus],
            tithi: 18,
            karana: 35,
            yoga: 22,
            periods: [
                "Ketu 2019-08-17T04:50:16Z", "Venus 2026-08-16T22:50:16Z", "Sun 2046-08-16T22:50:16Z",
            ]
        ),
        ReferenceChart(
            utc: "2006-08-19T04:10:23Z",
            zone: "Australia/Sydney",
            local: "2006-08-19T14:10:23",
            offset: 36000,
            latitude: -33.8688,
            longitude: 151.2093,
            lagna: 262.0101282,
            midheaven: 157.338833,
            bodies: [
                122.1085372, 69.8354191, 143.2497822, 109.1045876, 197.7570517, 103.7883335, 112.393439, 332.8580617,
                152.8580617,
            ],
            houses: [9, 7, 9, 8, 11, 8, 8, 4, 10],
            retrograde: [.rahu, .ketu],
            combust: [.mercury, .saturn],
            tithi: 26,
            karana: 52,
            yoga: 15,
            periods: [
                "Rahu 2002-05-09T16:50:24Z", "Jupiter 2020-05-09T04:50:24Z", "Saturn 2036-05-09T04:50:24Z",
            ]
        ),
        ReferenceChart(
            utc: "1959-07-22T11:43:55Z",
            zone: "Europe/Berlin",
            local: "1959-07-22T12:43:55",
            offset: 3600,
            latitude: 52.52,
            longitude: 13.405,
            lagna: 183.6763047,
            midheaven: 103.186373,
            bodies: [
                95.6321153, 306.1728913, 127.9637563, 116.0697006, 208.8386496, 136.5838181, 248.6468434, 164.0393021,
                344.0393021,
            ],
            houses: [10, 5, 11, 10, 1, 11, 3, 12, 6],
            retrograde: [.saturn, .rahu, .ketu],
            combust: [],
            tithi: 18,
            karana: 36,
            yoga: 4,
            periods: [
                "Mars 1952-10-24T10:09:37Z", "Rahu 1959-10-25T04:09:37Z", "Jupiter 1977-10-24T16:09:37Z",
            ]
        ),
        ReferenceChart(
            utc: "2023-06-13T03:22:33Z",
            zone: "Europe/London",
            local: "2023-06-13T04:22:33",
            offset: 3600,
            latitude: 51.5074,
            longitude: -0.1278,
            lagna: 50.2865886,
            midheaven: 285.08019,
            bodies: [
                57.7145127, 357.3953201, 109.4442547, 38.6209198, 11.7435082, 102.7699764, 313.0113149, 7.3829769,
                187.3829769,
            ],
            houses: [1, 11, 3, 1, 12, 3, 10, 12, 6],
            retrograde: [.rahu, .ketu],
            combust: [],
            tithi: 25,
            karana: 50,
            yoga: 5,
            periods: [
                "Mercury 2009-10-07T20:58:17Z", "Ketu 2026-10-08T02:58:17Z", "Venus 2033-10-07T20:58:17Z",
            ]
        ),
        ReferenceChart(
            utc: "1945-07-26T01:58:59Z",
            zone: "Asia/Dhaka",
            local: "1945-07-26T08:28:59",
            offset: 23400,
            latitude: 23.8103,
            longitude: 90.4125,
            lagna: 132.8455361,
            midheaven: 42.386915,
            bodies: [
                99.6221372, 292.1164546, 38.7653397, 126.4720012, 151.2722431, 56.5036735, 83.7615448, 74.7972496,
                254.7972496,
            ],
            houses: [12, 6, 10, 1, 2, 10, 11, 11, 5],
            retrograde: [.rahu, .ketu],
            combust: [],
            tithi: 17,
            karana: 33,
            yoga: 3,
            periods: [
                "Moon 1936-06-23T22:21:08Z", "Mars 1946-06-24T10:21:08Z", "Rahu 1953-06-24T04:21:08Z",
            ]
        ),
        ReferenceChart(
            utc: "1980-06-13T15:06:33Z",
            zone: "America/Port_of_Spain",
            local: "1980-06-13T11:06:33",
            offset: -14400,
            latitude: 10.6549,
            longitude: -61.5019,
            lagna: 133.6047454,
            midheaven: 45.341254,
            bodies: [
                59.1512258, 69.0654429, 142.2779403, 83.5806726, 129.9552886, 61.8061682, 147.0289101, 119.5965848,
                299.5965848,
            ],
            houses: [10, 11, 1, 11, 1, 11, 1, 12, 6],
            retrograde: [.venus, .rahu, .ketu],
            combust: [.moon, .venus],
            tithi: 1,
            karana: 2,
            yoga: 10,
            periods: [
                "Rahu 1977-03-18T19:45:05Z", "Jupiter 1995-03-19T07:45:05Z", "Saturn 2011-03-19T07:45:05Z",
            ]
        ),
        ReferenceChart(
            utc: "1960-12-03T06:35:45Z",
            zone: "Indian/Mauritius",
            local: "1960-12-03T10:35:45",
            offset: 14400,
            latitude: -20.1609,
            longitude: 57.5012,
            lagna: 298.2243955,
            midheaven: 207.654682,
            bodies: [
                227.7990894, 48.8265842, 84.2290982, 210.2274183, 254.2484629, 268.2511727, 263.0585185, 137.5546176,
                317.5546176,
            ],
            houses: [11, 5, 6, 11, 12, 12, 12, 8, 2],
            retrograde: [.mars, .rahu, .ketu],
            combust: [],
            tithi: 16,
            karana: 31,
            yoga: 21,
            periods: [
                "Moon 1954-04-21T08:13:05Z", "Mars 1964-04-20T20:13:05Z", "Rahu 1971-04-21T14:13:05Z",
            ]
        ),
        ReferenceChart(
            utc: "1991-07-11T02:22:55Z",
            zone: "America/Los_Angeles",
            local: "1991-07-10T19:22:55",
            offset: -25200,
            latitude: 34.0522,
            longitude: -118.2437,
            lagna: 254.6866705,
            midheaven: 184.24272,
            bodies: [
                84.5752069, 74.671829, 123.5429603, 107.4631576, 112.6574537, 126.1862212, 280.9227115, 265.2719427,
                85.2719427,
            ],
            houses: [7, 7, 9, 8, 8, 9, 2, 1, 7],
            retrograde: [.saturn, .rahu, .ketu],
            combust: [.moon],
            tithi: 30,
            karana: 59,
            yoga: 12,
            periods: [
                "Rahu 1980-09-18T20:29:25Z", "Jupiter 1998-09-19T08:29:25Z", "Saturn 2014-09-19T08:29:25Z",
            ]
        ),
    ]
}
