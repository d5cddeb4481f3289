import { box, curve, disc, each, fill, group, line, ring, round, scene, sparkle } from './scene.mjs'

const cover = { width: 1200, height: 675 }

/** Lengths of cloth over a rail, each with a weave of its own. */
export function fabrics() {
  return scene({ ...cover, palette: 'rose', seed: 21 }, ({ tone, accent, define, down, random, mix }) => {
    const weave = (size, content, turn = 0) =>
      define(
        (id) =>
          `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${content}</pattern>`,
      )
    const dots = weave(40, disc('#fff', 10, 10, 4.5, 'opacity=".75"') + disc('#fff', 30, 30, 4.5, 'opacity=".75"'))
    const stripes = weave(
      44,
      box('#fff', 0, 0, 12, 44, 0, 'opacity=".5"') + box('#fff', 20, 0, 4, 44, 0, 'opacity=".5"'),
    )
    const check = weave(
      60,
      box('#fff', 0, 0, 22, 60, 0, 'opacity=".26"') +
        box('#fff', 0, 0, 60, 22, 0, 'opacity=".26"') +
        line('#fff', 2, 'M41 0V60M0 41H60', 'opacity=".4"'),
    )
    const chevron = weave(48, line('#fff', 5, 'M0 12L24 30L48 12M0 36L24 54L48 36M0 -12L24 6L48 -12', 'opacity=".5"'))
    const stars = weave(64, sparkle('#fff', 16, 16, 12, 'opacity=".8"') + sparkle('#fff', 48, 48, 12, 'opacity=".8"'))
    const cloth = (x, width, length, colour, pattern, folds) => {
      const hem = Array.from({ length: folds * 2 + 1 }, (_, index) => [
        x + (width / (folds * 2)) * index,
        length + (index % 2 === 0 ? 0 : 16) + (random() - 0.5) * 8,
      ])
      const outline = `M${x} 64H${x + width}V${round(hem.at(-1)[1])}${curve(hem.toReversed())}Z`
      const shadow = define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" x2="${round(x + width / folds)}" y2="0" spreadMethod="repeat"><stop stop-color="#2b0f1c" stop-opacity=".34"/><stop offset=".3" stop-color="#2b0f1c" stop-opacity="0"/><stop offset=".52" stop-color="#fff" stop-opacity=".24"/><stop offset=".76" stop-color="#2b0f1c" stop-opacity="0"/><stop offset="1" stop-color="#2b0f1c" stop-opacity=".34"/></linearGradient>`,
      )
      return (
        fill('#2b0f1c', outline, 'opacity=".14" transform="translate(14 8)"') +
        fill(colour, outline) +
        (pattern ? fill(pattern, outline) : '') +
        fill(shadow, outline) +
        box('#2b0f1c', x, 78, width, 10, 0, 'opacity=".12"')
      )
    }
    return [
      box(down(tone(0.03), tone(0.16)), 0, 0, 1200, 675),
      cloth(36, 250, 560, tone(0.3), stripes, 4),
      cloth(258, 214, 610, accent, stars, 3),
      cloth(452, 236, 520, tone(0.56), check, 4),
      cloth(668, 196, 590, tone(0.14), null, 3),
      cloth(842, 232, 545, mix(accent, '#1b2136', 0.5), dots, 4),
      cloth(1050, 190, 600, tone(0.72), chevron, 3),
      box(tone(0.98), 0, 50, 1200, 22, 11),
      box('#fff', 0, 54, 1200, 5, 2, 'opacity=".22"'),
      box(tone(0.3), 0, 652, 1200, 23, 0, 'opacity=".5"'),
    ].join('')
  })
}

/** Two shelves of a reading room. */
export function books() {
  return scene({ ...cover, palette: 'slate', seed: 12 }, ({ tone, accent, down, random, mix }) => {
    const covers = [
      tone(0.16),
      tone(0.36),
      tone(0.56),
      tone(0.72),
      tone(0.9),
      accent,
      mix(accent, '#ffffff', 0.45),
      '#e9b872',
      mix('#e9b872', '#1b2136', 0.3),
    ]
    const spine = (x, foot, width, height, turn = 0) => {
      const colour = covers[Math.floor(random() * covers.length)]
      const band = random()
      const mark = mix(colour, colour === tone(0.16) ? '#4e5873' : '#ffffff', 0.5)
      const y = foot - height
      const detail =
        band < 0.35
          ? box(mark, x, y + 22, width, 6) + box(mark, x, foot - 34, width, 6)
          : band < 0.65
            ? box(mark, x + width * 0.32, y + 30, width * 0.36, height * 0.36, 3)
            : band < 0.85
              ? box(mark, x, y + 26, width, 34) + disc(mark, x + width / 2, foot - 34, width * 0.2)
              : sparkle(mark, x + width / 2, y + 44, width * 0.32)
      const body =
        box(colour, x, y, width, height, 3) + detail + box('#000', x + width - 4, y, 4, height, 0, 'opacity=".12"')
      return turn ? `<g transform="rotate(${turn} ${round(x)} ${foot})">${body}</g>` : body
    }
    const run = (from, to, foot, low, high) => {
      let row = ''
      for (let x = from; x < to - 18;) {
        const width = Math.min(Math.round(22 + random() * 34), to - x)
        row += spine(x, foot, width, Math.round(low + random() * (high - low)))
        x += width + 1
      }
      return row
    }
    const lying = (x, foot, widths) =>
      widths
        .map(
          (width, index) =>
            box(covers[(index * 3 + 3) % covers.length], x + index * 8, foot - (index + 1) * 30, width, 28, 3) +
            box('#fff', x + index * 8 + 18, foot - (index + 1) * 30 + 11, width * 0.4, 6, 3, 'opacity=".5"'),
        )
        .join('')
    const board = (y) =>
      box('#000', 0, y + 20, 1200, 16, 0, 'opacity=".1"') +
      box('#d8b48a', 0, y, 1200, 20) +
      box('#b98d5f', 0, y + 14, 1200, 6)
    return [
      box(down(tone(0.06), tone(0.2)), 0, 0, 1200, 675),
      group(
        'opacity=".5"',
        ring('#fff', 600, 150, 150, 2),
        ring('#fff', 600, 150, 220, 2),
        ring('#fff', 600, 150, 300, 2),
      ),
      run(0, 318, 322, 150, 250),
      spine(334, 322, 36, 220, -9),
      // a globe
      line(tone(0.9), 6, 'M560 322h110M615 322v-34'),
      disc(mix(accent, '#ffffff', 0.15), 615, 206, 76),
      fill(
        mix(accent, '#ffffff', 0.62),
        'M566 164q26 -22 44 -12q6 18 -12 26q2 22 -20 30q-20 -4 -30 -8q2 -22 18 -36ZM640 196q24 -10 44 0q6 26 -14 48q-18 6 -24 -14q-16 -14 -6 -34ZM590 250q18 -6 26 8q-2 14 -14 18q-14 -8 -12 -26Z',
      ),
      `<path stroke="${tone(0.9)}" stroke-width="6" stroke-linecap="round" d="M588 124a88 88 0 1 1 -26 152"/>`,
      lying(724, 322, [190, 168, 150]),
      group(
        'transform="translate(810 232)"',
        fill('#e9b872', 'M-26 0Q-38 -46 -12 -58V-74H12V-58Q38 -46 26 0Z'),
        box('#000', -12, -66, 24, 5, 0, 'opacity=".12"'),
        line(tone(0.8), 3, 'M0 -74Q-8 -120 -38 -144M0 -74Q2 -124 16 -160M2 -74Q18 -110 46 -124'),
        disc(accent, -40, -148, 11),
        disc(accent, 17, -166, 13),
        disc(accent, 50, -128, 10),
        disc(mix(accent, '#ffffff', 0.45), -20, -118, 7),
        disc(mix(accent, '#ffffff', 0.45), 30, -132, 7),
      ),
      run(962, 1200, 322, 140, 240),
      board(322),
      run(0, 190, 636, 140, 236),
      // a picture in its frame
      box('#000', 242, 424, 190, 212, 6, 'opacity=".1"'),
      box('#d8b48a', 232, 416, 190, 220, 6),
      box(tone(0.02), 246, 430, 162, 192, 2),
      disc('#e9b872', 348, 492, 24),
      fill(mix(accent, '#ffffff', 0.45), 'M246 580L300 510L352 580Z'),
      fill(accent, 'M280 622L346 536L408 610V622ZM246 622V592L290 556L340 622Z'),
      run(466, 802, 636, 150, 246),
      spine(816, 636, 34, 212, -8),
      lying(884, 636, [176, 150]),
      cat(tone(0.96), 966, 576),
      run(1092, 1200, 636, 160, 240),
      board(636),
    ].join('')
  })
}

/** Somebody who does not read. */
function cat(colour, x, y) {
  return group(
    `transform="translate(${x} ${y})"`,
    fill(colour, 'M-44 0Q-54 -62 -14 -74Q-22 -104 -12 -122L0 -108H18L30 -122Q40 -102 30 -78Q48 -44 40 0Z'),
    line(colour, 12, 'M36 -6Q66 -4 66 -34Q66 -52 80 -56'),
  )
}

/** A quarter's figures, larger than life. */
export function figures() {
  return scene({ ...cover, palette: 'indigo', seed: 14 }, ({ tone, accent, down, glow }) => {
    const bars = [112, 176, 146, 224, 196, 282, 254, 372]
    const points = bars.map((height, index) => [120 + index * 88, 566 - height * 0.8 - 78])
    const path = `M${points[0].map(round)}${curve(points)}`
    const card = (x, y, width, height) =>
      box(tone(0.9), x + 6, y + 14, width - 12, height, 18, 'opacity=".1"') + box('#fff', x, y, width, height, 18)
    return [
      box(down(tone(0.1), tone(0.3)), 0, 0, 1200, 675),
      disc(glow('#fff', 0.8), 900, 140, 420),
      group(
        'opacity=".6"',
        ring('#fff', 980, 300, 220, 2),
        ring('#fff', 980, 300, 320, 2),
        ring('#fff', 980, 300, 430, 2),
      ),
      card(56, 76, 880, 530),
      each(5, (index) => line(tone(0.1), 2, `M96 ${170 + index * 99}H896`)),
      bars
        .map((height, index) =>
          box(
            index === 7 ? down(tone(0.6), tone(0.46)) : down(tone(0.22), tone(0.12)),
            94 + index * 88,
            566 - height,
            52,
            height,
            10,
          ),
        )
        .join(''),
      line(tone(0.55), 6, path),
      points
        .map(([x, y], index) => (index % 7 === 0 ? disc('#fff', x, y, 11) + ring(tone(0.55), x, y, 9, 5) : ''))
        .join(''),
      box(tone(0.16), 96, 108, 190, 16, 8),
      box(tone(0.08), 96, 136, 110, 12, 6),
      // the share that is reached
      card(872, 120, 272, 272),
      `<circle cx="1008" cy="256" r="82" stroke="${tone(0.12)}" stroke-width="26"/>`,
      `<circle cx="1008" cy="256" r="82" stroke="${tone(0.56)}" stroke-width="26" stroke-linecap="round" stroke-dasharray="340 516" transform="rotate(-90 1008 256)"/>`,
      `<circle cx="1008" cy="256" r="82" stroke="${accent}" stroke-width="26" stroke-linecap="round" stroke-dasharray="84 516" transform="rotate(166 1008 256)"/>`,
      sparkle(tone(0.6), 1008, 256, 30),
      card(812, 436, 300, 150),
      disc(accent, 862, 490, 24),
      line('#fff', 5, 'M852 494l8 -10 8 6 8 -12'),
      box(tone(0.2), 902, 474, 120, 12, 6),
      box(tone(0.1), 902, 498, 80, 10, 5),
      box(tone(0.1), 838, 544, 248, 14, 7),
      box(tone(0.56), 838, 544, 178, 14, 7),
    ].join('')
  })
}
