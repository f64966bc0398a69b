import Foundation

/// What a genre looks like, in shapes: a scene of its own for each, laid out by the numbers of the game's name.
struct CoverScene {
    let palette: CoverPalette
    var numbers: CoverNumbers

    func drawing(of genre: Genre) -> String {
        var scene = self
        return switch genre {
        case .adventure, .rolePlaying: scene.mountains(hasCastle: genre == .rolePlaying)
        case .platformer: scene.platforms()
        case .metroidvania, .roguelike: scene.caverns()
        case .puzzle, .towerDefense: scene.tiles()
        case .strategy: scene.hexes()
        case .cardGame: scene.cards()
        case .simulation, .building: scene.city()
        case .racing, .sports: scene.road()
        case .rhythm: scene.waves()
        case .horror: scene.forest()
        case .survival: scene.mountains(hasCastle: false)
        case .shooter: scene.burst(rays: 26)
        case .action, .fighting: scene.shards()
        case .visualNovel: scene.petals()
        case .casual: scene.balloons()
        }
    }

    private mutating func mountains(hasCastle: Bool) -> String {
        var parts =
            stars(26) + disc(at: (numbers.number(110...290), numbers.number(110...170)), numbers.number(38...62))
        parts += ridge(230, 60, palette.far, steps: 5) + ridge(300, 50, palette.middle, steps: 6)
        if hasCastle { parts += castle(numbers.number(120...240), 310) }
        return parts + ridge(370, 36, palette.near, steps: 4)
    }

    private mutating func platforms() -> String {
        var parts = stars(14) + disc(at: (numbers.number(250...320), 110), 44) + ridge(300, 40, palette.far, steps: 4)
        var left = numbers.number(-30.0...20)
        var top = 330.0
        for step in 0..<6 {
            let width = numbers.number(60...110)
            parts += rect(left, top, width, 240, palette.hex(step.isMultiple(of: 2) ? palette.middle : palette.near))
            parts += rect(left, top, width, 9, palette.hex(palette.light), opacity: 0.85)
            if step == 2 { parts += rect(left + width / 2 - 11, top - 30, 22, 30, palette.hex(palette.light)) }
            left += width + numbers.number(4...26)
            top -= numbers.number(-30...60)
        }
        return parts
    }

    private mutating func caverns() -> String {
        var parts = ""
        for depth in 0..<5 {
            let radius = 250 - Double(depth) * 46 + numbers.number(-10...10)
            let colours = [palette.near, palette.middle, palette.far, palette.skyTop, palette.skyBottom]
            parts += arch(200 + numbers.number(-14...14), 330, radius, palette.hex(colours[depth]))
        }
        parts += disc(at: (200, 236), 22)
        for _ in 0..<9 {
            let x = numbers.number(0...400)
            let length = numbers.number(30...120)
            parts += path("M\(i(x - 14)) 0L\(i(x + 14)) 0L\(i(x)) \(i(length))Z", palette.near)
        }
        return parts
    }

    private mutating func tiles() -> String {
        var parts = ""
        let colours = [palette.far, palette.middle, palette.near, palette.skyBottom, palette.light]
        for row in 0..<6 {
            for column in 0..<5 {
                let kind = numbers.whole(0...3)
                let colour = palette.hex(colours[numbers.whole(0...9) == 0 ? 4 : numbers.whole(0...3)])
                let (x, y) = (Double(column) * 80, Double(row) * 80 - 20)
                parts += rect(x + 3, y + 3, 74, 74, colour, opacity: 0.9, radius: 14)
                let mark = palette.hex(palette.skyTop)
                if kind == 0 { parts += circle(x + 40, y + 40, 17, mark, opacity: 0.55) }
                if kind == 1 {
                    parts +=
                        "<path d=\"M\(i(x + 3)) \(i(y + 77))A74 74 0 0 1 \(i(x + 77)) \(i(y + 3))V\(i(y + 77))Z\" fill=\"\(mark)\" opacity=\"0.45\"/>"
                }
                if kind == 2 { parts += rect(x + 24, y + 24, 32, 32, mark, opacity: 0.5, radius: 6) }
            }
        }
        return parts
    }

    private mutating func hexes() -> String {
        var parts = disc(at: (numbers.number(120...280), 120), 58)
        let colours = [palette.far, palette.middle, palette.near]
        for row in 0..<9 {
            for column in 0..<6 {
                let x = Double(column) * 80 + (row.isMultiple(of: 2) ? 0 : 40)
                let y = 170 + Double(row) * 42
                let height = numbers.number(0...Double(row) * 6 + 4)
                let colour = numbers.whole(0...13) == 0 ? palette.light : colours[numbers.whole(0...2)]
                parts += hex(x, y - height, 44, colour)
            }
        }
        return parts
    }

    private mutating func cards() -> String {
        var parts = stars(20)
        for index in 0..<5 {
            let angle = -30 + index * 15
            let colours = [palette.far, palette.middle, palette.light, palette.middle, palette.far]
            let mark = index == 2 ? palette.skyTop : palette.skyBottom
            parts += """
                <g transform="rotate(\(angle) 200 470)"><rect x="125" y="110" width="150" height="220" rx="16" \
                fill="\(palette.hex(colours[index]))" stroke="\(palette.hex(palette.ink))" stroke-opacity="0.35" stroke-width="3"/>\
                <path d="M200 168l34 52-34 52-34-52z" fill="\(palette.hex(mark))" opacity="0.8"/></g>
                """
        }
        return parts
    }

    private mutating func city() -> String {
        var parts = stars(12) + disc(at: (numbers.number(90...310), 130), 52)
        for (layer, colour) in [palette.far, palette.middle, palette.near].enumerated() {
            var x = -10.0
            while x < 400 {
                let width = numbers.number(34...64)
                let top = 200 + Double(layer) * 62 + numbers.number(-60...40)
                parts += rect(x, top, width - 4, 500 - top, palette.hex(colour))
                for window in 0..<4 where layer > 0 && numbers.whole(0...2) > 0 {
                    parts += rect(
                        x + 8,
                        top + 12 + Double(window) * 20,
                        7,
                        9,
                        palette.hex(palette.light),
                        opacity: 0.75
                    )
                }
                x += width
            }
        }
        return parts
    }

    private mutating func road() -> String {
        var parts = stars(24) + circle(200, 230, 104, palette.hex(palette.light))
        for stripe in 0..<5 {
            parts += rect(90, 212 + Double(stripe) * 24, 220, 4 + Double(stripe) * 2, palette.hex(palette.skyBottom))
        }
        parts += ridge(300, 34, palette.far, steps: 7) + rect(0, 320, 400, 180, palette.hex(palette.near))
        for line in -8...8 {
            parts +=
                "<path d=\"M\(200 + line * 8) 320L\(200 + line * 62) 500\" stroke=\"\(palette.hex(palette.light))\" stroke-opacity=\"0.5\" stroke-width=\"2\"/>"
        }
        for line in [326, 338, 356, 382, 418, 466] {
            parts += rect(0, Double(line), 400, 2, palette.hex(palette.light), opacity: 0.5)
        }
        return parts
    }

    private mutating func waves() -> String {
        var parts = disc(at: (200, 200), 120)
        for bar in 0..<20 {
            let height = numbers.number(30...230)
            let colour = bar.isMultiple(of: 3) ? palette.light : bar.isMultiple(of: 2) ? palette.middle : palette.far
            parts += rect(
                Double(bar) * 20 + 3,
                250 - height / 2,
                13,
                height,
                palette.hex(colour),
                opacity: 0.92,
                radius: 6.5
            )
        }
        return parts
    }

    private mutating func forest() -> String {
        var parts = circle(numbers.number(130...270), 140, 70, palette.hex(palette.light), opacity: 0.9)
        for (layer, colour) in [palette.far, palette.middle, palette.near].enumerated() {
            for _ in 0..<(9 - layer * 2) {
                let x = numbers.number(-10...410)
                let width = 8 + Double(layer) * 7
                parts += path(
                    "M\(i(x)) 500L\(i(x + width * 0.3)) \(i(numbers.number(10...120)))L\(i(x + width)) 500Z",
                    colour
                )
                let branch = numbers.number(140...260)
                let reach = numbers.number(-1...1) < 0 ? -1.0 : 1
                parts += """
                    <path d="M\(i(x + width / 2)) \(i(branch + 40))L\(i(x + reach * 46)) \(i(branch - 20))" \
                    stroke="\(palette.hex(colour))" stroke-width="\(4 + layer * 2)" stroke-linecap="round"/>
                    """
            }
        }
        return parts
    }

    private mutating func burst(rays: Int) -> String {
        var parts = ""
        let (x, y) = (numbers.number(150...250), numbers.number(170...230))
        for ray in 0..<rays where ray.isMultiple(of: 2) {
            let (from, to) = (Double(ray) * 2 * .pi / Double(rays), Double(ray + 1) * 2 * .pi / Double(rays))
            let points = [from, to].map { "L\(i(x + 620 * cos($0))) \(i(y + 620 * sin($0)))" }.joined()
            parts += path("M\(i(x)) \(i(y))\(points)Z", palette.middle, opacity: 0.75)
        }
        for ring in 0..<34 {
            let angle = numbers.number(0...(2 * .pi))
            let distance = numbers.number(70...300)
            let radius = ring.isMultiple(of: 3) ? 9.0 : 5
            parts += circle(
                x + distance * cos(angle),
                y + distance * sin(angle),
                radius,
                palette.hex(palette.light),
                opacity: 0.9
            )
        }
        return parts + circle(x, y, 56, palette.hex(palette.near)) + circle(x, y, 34, palette.hex(palette.light))
    }

    private mutating func shards() -> String {
        var parts = disc(at: (numbers.number(230...310), 120), 60)
        for shard in 0..<9 {
            let x = numbers.number(-80...320)
            let width = numbers.number(30...90)
            let colour = [palette.far, palette.middle, palette.near][shard % 3]
            parts += path(
                "M\(i(x)) 500L\(i(x + 190)) \(i(numbers.number(-20...140)))L\(i(x + 190 + width)) \(i(numbers.number(40...160)))L\(i(x + width)) 500Z",
                colour,
                opacity: 0.92
            )
        }
        let y = numbers.number(130...190)
        return parts + path("M-20 \(i(y + 190))L420 \(i(y - 60))L420 \(i(y - 48))L-20 \(i(y + 214))Z", palette.light)
    }

    private mutating func petals() -> String {
        var parts = ""
        for ring in 0..<3 {
            let (x, y) = (numbers.number(60...340), numbers.number(80...300))
            let colour = [palette.far, palette.middle, palette.light][ring]
            for petal in 0..<6 {
                parts +=
                    "<ellipse cx=\"\(i(x))\" cy=\"\(i(y - 62))\" rx=\"34\" ry=\"66\" fill=\"\(palette.hex(colour))\" opacity=\"0.62\" transform=\"rotate(\(petal * 60 + ring * 17) \(i(x)) \(i(y)))\"/>"
            }
            parts += circle(x, y, 20, palette.hex(palette.near), opacity: 0.8)
        }
        return parts + stars(16)
    }

    private mutating func balloons() -> String {
        var parts = disc(at: (320, 90), 40)
        for cloud in 0..<5 {
            let (x, y) = (numbers.number(0...400), numbers.number(70...340))
            for puff in -1...1 {
                parts += circle(
                    x + Double(puff) * 36,
                    y + (puff == 0 ? -12 : 0),
                    puff == 0 ? 38 : 28,
                    "#ffffff",
                    opacity: 0.22
                )
            }
            let colour = [palette.far, palette.middle, palette.light, palette.near, palette.skyTop][cloud]
            let (left, top) = (60 + Double(cloud) * 70 + numbers.number(-14...14), numbers.number(110...250))
            parts +=
                circle(left, top, 36, palette.hex(colour))
                + path(
                    "M\(i(left - 7)) \(i(top + 44))L\(i(left)) \(i(top + 34))L\(i(left + 7)) \(i(top + 44))Z",
                    colour
                )
            parts +=
                "<path d=\"M\(i(left)) \(i(top + 44))q14 50 0 110\" stroke=\"#fff\" stroke-opacity=\"0.55\" stroke-width=\"2\" fill=\"none\"/>"
        }
        return parts
    }
}
