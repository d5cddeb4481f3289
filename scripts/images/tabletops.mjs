import { box, disc, each, fill, group, line, ring, round, scene, sparkle } from './scene.mjs'

const cover = { width: 1200, height: 675 }
const shade = 'opacity=".13"'

/** A sprig: a bent stalk with leaves to both sides, from the origin to the right. */
export function sprig(stalk, leaf, length, pairs) {
  return (
    line(stalk, 3.5, `M0 0Q${length / 2} -26 ${length} -8`) +
    each(pairs, (index) => {
      const share = (index + 0.8) / pairs
      const [x, y] = [share * length, -26 * 2 * share * (1 - share) - 8 * share * share]
      const size = 44 - index * (22 / pairs)
      return [-52, 46]
        .map((turn) =>
          fill(
            leaf,
            `M0 0Q${round(size * 0.5)} ${round(-size * 0.42)} ${round(size)} 0Q${round(size * 0.5)} ${round(size * 0.42)} 0 0Z`,
            `transform="translate(${round(x)} ${round(y)}) rotate(${turn + index * 5})"`,
          ),
        )
        .join('')
    })
  )
}

/** A mug or a bowl from above. The middle is what is in it. */
export function cup({ tone }, x, y, r, drink, handle = 40) {
  return (
    disc(tone(0.95), x + r * 0.16, y + r * 0.2, r * 1.04, shade) +
    `<g transform="rotate(${handle} ${x} ${y})">${box(tone(0.1), x, y - r * 0.17, r * 1.5, r * 0.34, round(r * 0.17))}${box(tone(0.26), x, y - r * 0.05, r * 1.36, r * 0.1, round(r * 0.05))}</g>` +
    disc(tone(0.02), x, y, r) +
    disc(tone(0.16), x, y, r * 0.9) +
    disc(drink, x, y, r * 0.84) +
    `<path stroke="#fff" stroke-opacity=".35" stroke-width="${round(r * 0.06)}" stroke-linecap="round" d="M${round(x - r * 0.58)} ${round(y - r * 0.22)}A${round(r * 0.62)} ${round(r * 0.62)} 0 0 1 ${round(x - r * 0.2)} ${round(y - r * 0.59)}"/>`
  )
}

function cutlery(colour, kind) {
  const shape = silver(colour, kind)
  return group('opacity=".13" transform="translate(5 7)"', silver('#5c3a14', kind)) + shape
}

function silver(colour, kind) {
  const handle = box(colour, -5, 8, 10, 112, 5)
  if (kind === 'knife') return handle + fill(colour, 'M-6 14V-92Q10 -80 10 -40V14Z')
  if (kind === 'spoon')
    return handle + `<ellipse cx="0" cy="-42" rx="19" ry="34" fill="${colour}"/>` + box(colour, -4, -20, 8, 60, 4)
  return handle + fill(colour, 'M-18 -88V-34Q-18 -8 -5 0V20H5V0Q18 -8 18 -34V-88H12V-40H4V-88H-4V-40H-12V-88Z')
}

/** Lunch for many: the table from above. */
export function tableLaid() {
  return scene({ ...cover, palette: 'sand', seed: 3 }, (p) => {
    const { tone, accent, random, mix } = p
    const green = accent
    const plate = (x, y, r, tint) =>
      disc(tone(0.95), x + 10, y + 14, r * 1.02, shade) +
      disc('#fffdf8', x, y, r) +
      disc(tone(0.1), x, y, r * 0.72) +
      disc('#fffdf8', x, y, r * 0.69) +
      ring(tint, x, y, r * 0.93, 3)
    const place = (x, y, turn, tint) =>
      group(
        `transform="translate(${x} ${y}) rotate(${turn})"`,
        plate(0, 0, 124, tint),
        group('transform="translate(-164 0)"', cutlery('#fff8ea', 'fork')),
        group('transform="translate(160 0)"', cutlery('#fff8ea', 'knife')),
        group('transform="translate(204 0)"', cutlery('#fff8ea', 'spoon')),
      )
    const slice = (x, y, r) =>
      disc('#f3c64f', x, y, r) +
      disc('#fdf1c8', x, y, r * 0.86) +
      each(8, (index) =>
        fill(
          '#f7d776',
          `M0 -3L${round(r * 0.25)} ${round(-r * 0.72)}A${round(r * 0.76)} ${round(r * 0.76)} 0 0 0 ${round(-r * 0.25)} ${round(-r * 0.72)}Z`,
          `transform="translate(${x} ${y}) rotate(${index * 45 + 10})"`,
        ),
      )
    const glass = (x, y, r, drink) =>
      disc(tone(0.95), x + 12, y + 16, r, shade) +
      disc('#fff', x, y, r, 'opacity=".55"') +
      disc(drink, x, y, r * 0.8, 'opacity=".75"') +
      ring('#fff', x, y, r, 3, 'opacity=".9"')
    return [
      box(tone(0.3), 0, 0, 1200, 675),
      each(15, (index) => box(tone(0.36), index * 84, 0, 40, 675, 0, 'opacity=".5"')),
      box(tone(0.06), 0, 236, 1200, 206),
      line(tone(0.42), 2, 'M0 250H1200M0 428H1200', 'stroke-dasharray="10 9"'),
      place(250, 22, 180, accent),
      place(790, 22, 180, accent),
      place(420, 652, 0, accent),
      place(962, 652, 0, accent),
      group('transform="translate(-10 352)"', sprig(mix(green, '#000000', 0.25), green, 330, 7)),
      group('transform="translate(1214 344) rotate(180)"', sprig(mix(green, '#000000', 0.25), green, 330, 7)),
      // the bowl in the middle
      disc(tone(0.95), 612, 354, 132, shade),
      disc(tone(0.62), 600, 340, 130),
      disc(tone(0.5), 600, 340, 118),
      slice(556, 318, 44),
      slice(640, 372, 50),
      slice(636, 288, 36),
      each(9, () => disc(green, 540 + random() * 120, 290 + random() * 100, 11 + random() * 5)),
      group(
        'transform="translate(548 396) rotate(-20) scale(.7)"',
        sprig(mix(green, '#000000', 0.25), mix(green, '#ffffff', 0.2), 120, 3),
      ),
      glass(420, 300, 40, '#c9654a'),
      glass(800, 388, 40, '#c9654a'),
      cup(p, 382, 404, 34, tone(0.7), 160),
      cup(p, 852, 292, 34, tone(0.7), -30),
    ].join('')
  })
}

/** A working day's desk from above. */
export function desk() {
  return scene({ ...cover, palette: 'slate', seed: 9 }, (p) => {
    const { tone, accent, down, random, mix } = p
    const sheet = (x, y, width, height, turn, ...content) =>
      group(
        `transform="translate(${x} ${y}) rotate(${turn})"`,
        box(tone(0.95), 10, 14, width, height, 8, shade),
        box('#fff', 0, 0, width, height, 8),
        ...content,
      )
    return [
      box(down(tone(0.24), tone(0.32)), 0, 0, 1200, 675),
      // a mat
      box(tone(0.95), 232, 92, 780, 520, 22, shade),
      box(mix(accent, '#1b2136', 0.62), 220, 76, 780, 520, 22),
      `<rect x="236" y="92" width="748" height="488" rx="14" stroke="#fff" stroke-opacity=".16" stroke-width="2" stroke-dasharray="9 8"/>`,
      // the laptop, open
      box('#000', 414, 176, 420, 336, 16, 'opacity=".22"'),
      box(tone(0.12), 402, 160, 420, 200, 14),
      box(tone(0.96), 414, 172, 396, 188, 6),
      box(tone(0.86), 414, 172, 92, 188, 6),
      each(5, (index) => box(index === 1 ? accent : tone(0.62), 428, 192 + index * 26, 56 - (index % 3) * 10, 8, 4)),
      each(
        3,
        (index) =>
          box(tone(0.84), 522 + index * 94, 188, 82, 46, 6) +
          box(tone(0.45), 532 + index * 94, 198, 34, 7, 3) +
          box('#fff', 532 + index * 94, 213, 48, 10, 4, 'opacity=".85"'),
      ),
      box(tone(0.84), 522, 246, 270, 100, 6),
      fill(accent, 'M536 334V312L580 296L622 306L664 276L706 286L748 262L778 268V334Z', 'opacity=".35"'),
      line(accent, 4, 'M536 312L580 296L622 306L664 276L706 286L748 262L778 268'),
      box(tone(0.06), 396, 360, 432, 150, 14),
      box(tone(0.18), 396, 354, 432, 12, 6),
      each(4, (row) =>
        each(13 - (row === 3 ? 6 : 0), (key) =>
          box(
            tone(0.3),
            424 + key * 29.4 + (row === 3 ? 88 : 0),
            378 + row * 21,
            row === 3 && key === 3 ? 26 : 24,
            15,
            4,
          ),
        ),
      ),
      box(tone(0.2), 552, 466, 120, 38, 7),
      // papers
      sheet(
        858,
        130,
        214,
        280,
        7,
        box(accent, 22, 24, 90, 12, 6),
        each(4, (index) => box(tone(0.2), 22, 54 + index * 20, 170 - (index % 2) * 40, 8, 4)),
        each(6, (index) =>
          box(
            index === 4 ? accent : tone(0.3),
            26 + index * 28,
            250 - [46, 70, 58, 88, 104, 80][index],
            16,
            [46, 70, 58, 88, 104, 80][index],
            4,
          ),
        ),
        line(tone(0.3), 3, 'M22 252H194'),
      ),
      sheet(
        90,
        356,
        236,
        240,
        -9,
        each(7, (index) => line(tone(0.2), 2, `M54 ${44 + index * 28}H214`)),
        line(mix(accent, '#ffffff', 0.4), 2, 'M42 0V240'),
        each(7, (index) => disc(tone(0.3), 20, 30 + index * 30, 6)),
        line(
          accent,
          3.5,
          'M60 40q14 -16 24 0t24 0 24 0 20 -6M60 68q10 -12 20 0t20 0 20 0 20 0 24 -4M60 96q12 -14 22 0t22 0',
        ),
      ),
      // a pen
      group(
        'transform="translate(300 438) rotate(28)"',
        box(tone(0.95), 6, 10, 14, 170, 7, shade),
        box(accent, 0, 0, 14, 150, 7),
        box(tone(0.9), 0, 96, 14, 56, 2),
        fill(tone(0.9), 'M0 150H14L7 176Z'),
        box(tone(0.1), 10, 8, 4, 52, 2),
      ),
      cup(p, 154, 196, 66, '#6b4632', -36),
      `<path stroke="#caa27f" stroke-width="5" stroke-linecap="round" d="M128 200a26 26 0 0 1 26-26m-12 28a14 14 0 1 0 14-14"/>`,
      // a plant in the corner
      disc(tone(0.95), 1124, 570, 92, shade),
      disc(tone(0.06), 1112, 556, 86),
      disc(tone(0.78), 1112, 556, 72),
      each(11, (index) => {
        const long = 92 + random() * 46
        const leaf = index % 2 === 0 ? '#2f9d74' : '#1f7a5a'
        return group(
          `transform="translate(1112 556) rotate(${Math.round(index * 32.7 + random() * 14)})"`,
          fill(leaf, `M0 0Q${round(long * 0.5)} -34 ${round(long)} 0Q${round(long * 0.5)} 34 0 0Z`),
          line('#bfe3d1', 2, `M8 0H${round(long - 14)}`, 'opacity=".5"'),
        )
      }),
      // small things
      sheet(876, 470, 92, 92, -6, box('#f6d98a', 0, 0, 92, 92, 4), line(tone(0.8), 4, 'M16 30h52M16 48h40M16 66h46')),
      group(
        'transform="translate(1076 82) rotate(14)"',
        box(tone(0.95), 8, 12, 78, 150, 16, shade),
        box(tone(0.98), 0, 0, 78, 150, 16),
        box(mix(accent, '#232a40', 0.5), 5, 5, 68, 140, 12),
        sparkle('#fff', 39, 62, 14),
        box('#fff', 22, 96, 34, 6, 3, 'opacity=".6"'),
      ),
    ].join('')
  })
}

/** A game of go in its middle, with a ring around the last stone. */
export function goBoard() {
  return scene({ ...cover, palette: 'sand', seed: 17 }, ({ tone, accent, down, define, random }) => {
    const cell = 74
    const stones =
      '3,2b 4,2w 5,2b 4,3b 5,3w 6,3w 3,4b 6,4b 7,4w 4,5w 5,5w 6,5b 7,5b 8,5w 9,3b 10,3w 9,4w 10,5b 4,6b 5,6b 8,6b 9,6w 11,4b 12,6w 2,5w 2,3w 12,3b 13,4w 7,7w 10,7b 3,7w 8,2b'
    const dark = define(
      (id) =>
        `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop stop-color="#6a6460"/><stop offset=".5" stop-color="#2e2a2b"/><stop offset="1" stop-color="#191718"/></radialGradient>`,
    )
    const light = define(
      (id) =>
        `<radialGradient id="${id}" cx=".36" cy=".3" r=".85"><stop stop-color="#fff"/><stop offset=".6" stop-color="#f4efe6"/><stop offset="1" stop-color="#d6cbb9"/></radialGradient>`,
    )
    const stone = (x, y, colour) =>
      disc(tone(1), x * cell + 5, y * cell + 8, 34, 'opacity=".3"') + disc(colour, x * cell, y * cell, 34)
    return [
      box(down(tone(0.34), tone(0.46)), 0, 0, 1200, 675),
      group(
        'transform="rotate(-8 600 337) translate(28 -6)"',
        each(26, (index) =>
          line(
            tone(0.5),
            round(1 + random() * 5),
            `M-120 ${round(index * 34 - 80 + random() * 20)}q360 ${round(random() * 40 - 20)} 720 0t720 0`,
            'opacity=".22"',
          ),
        ),
        line(
          tone(0.82),
          2,
          each(16, (index) => `M${(index - 1) * cell} -200V900`) +
            each(13, (index) => `M-160 ${(index - 1) * cell}H1400`),
          'opacity=".75"',
        ),
        each(2, (row) => each(2, (column) => disc(tone(0.86), (column * 6 + 4) * cell, (row * 6 + 1) * cell, 6))),
        stones
          .split(' ')
          .map((entry) => {
            const [x, y] = entry.slice(0, -1).split(',').map(Number)
            return stone(x, y, entry.endsWith('b') ? dark : light)
          })
          .join(''),
        ring(accent, 9 * cell, 4 * cell, 15, 5),
      ),
    ].join('')
  })
}
