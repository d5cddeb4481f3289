import { arches, balloons, dunes, lighthouse, wave } from './outings.mjs'
import { box, disc, each, fill, group, line, ring, round, scene, sparkle } from './scene.mjs'
import { save } from './svg.mjs'
import { cup, sprig } from './tabletops.mjs'

const square = { width: 600 }

/** Coffee, just poured. */
function coffee() {
  return scene({ ...square, palette: 'sand', seed: 2 }, (p) => {
    const { tone, accent, down, mix } = p
    return [
      box(down(tone(0.22), tone(0.36)), 0, 0, 600, 600),
      each(9, (index) => line(tone(0.46), 2, `M0 ${40 + index * 74}q150 14 300 0t300 0`, 'opacity=".4"')),
      disc(tone(0.95), 318, 326, 206, 'opacity=".13"'),
      disc('#fffdf8', 300, 300, 204),
      ring(tone(0.2), 300, 300, 172, 3),
      cup(p, 300, 300, 136, '#7a4b2c', 32),
      fill(
        '#f3dcc0',
        'M300 394Q226 348 226 288Q226 240 262 240Q290 240 300 270Q310 240 338 240Q374 240 374 288Q374 348 300 394Z',
      ),
      fill(
        '#7a4b2c',
        'M300 366Q254 330 254 292Q254 266 270 266Q290 266 300 300Q310 266 330 266Q346 266 346 292Q346 330 300 366Z',
      ),
      fill(
        '#f3dcc0',
        'M300 338Q276 316 276 298Q276 288 283 288Q294 288 300 312Q306 288 317 288Q324 288 324 298Q324 316 300 338Z',
      ),
      group('transform="translate(30 560) rotate(-34)"', sprig(mix(accent, '#000000', 0.25), accent, 190, 5)),
      group(
        'transform="translate(494 96) rotate(38)"',
        box('#5c3a14', 6, 8, 66, 66, 10, 'opacity=".13"'),
        box('#fffdf8', 0, 0, 66, 66, 10),
        box(tone(0.12), 8, 8, 50, 50, 6),
      ),
    ].join('')
  })
}

/** Oranges and their neighbours, cut. */
function citrus() {
  return scene({ ...square, palette: 'mint', seed: 3 }, ({ tone, down, mix }) => {
    const slice = (x, y, r, rind, flesh, turn) =>
      disc(tone(1), x + 8, y + 12, r, 'opacity=".12"') +
      disc(rind, x, y, r) +
      disc('#fffaf0', x, y, r * 0.91) +
      each(
        9,
        (index) =>
          fill(
            flesh,
            `M0 ${round(-r * 0.07)}L${round(r * 0.2)} ${round(-r * 0.78)}Q0 ${round(-r * 0.92)} ${round(-r * 0.2)} ${round(-r * 0.78)}Z`,
            `transform="translate(${x} ${y}) rotate(${index * 40 + turn})" stroke="${flesh}" stroke-width="${round(r * 0.06)}" stroke-linejoin="round"`,
          ) +
          line(
            '#fff',
            2.5,
            `M${round(-r * 0.06)} ${round(-r * 0.62)}L0 ${round(-r * 0.36)}`,
            `opacity=".4" transform="translate(${x} ${y}) rotate(${index * 40 + turn})"`,
          ),
      )
    const leaf = (x, y, turn, size) =>
      group(
        `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
        fill(tone(1), 'M0 0Q60 -56 140 -10Q80 54 0 0Z', 'opacity=".12" transform="translate(6 10)"'),
        fill('#2f9d74', 'M0 0Q60 -56 140 -10Q80 54 0 0Z'),
        fill('#1f7a5a', 'M0 0Q76 8 140 -10Q80 54 0 0Z'),
      )
    return [
      box(down(tone(0.14), tone(0.26)), 0, 0, 600, 600),
      leaf(230, 250, -40, 1.1),
      leaf(420, 330, 130, 1),
      leaf(330, 420, 20, 1.2),
      slice(164, 190, 132, '#f08a2c', '#f6a94f', 8),
      slice(446, 186, 96, '#e8bd2f', '#f5d566', 20),
      slice(420, 446, 138, '#e5596b', '#f08392', 0),
      slice(150, 462, 84, '#7fb43b', '#b8d867', 14),
      leaf(250, 330, 70, 0.7),
      disc(mix('#f08a2c', '#ffffff', 0.1), 556, 320, 34),
      disc('#fff', 546, 310, 7, 'opacity=".4"'),
    ].join('')
  })
}

/** A leaf larger than its frame. */
function leaves() {
  return scene({ ...square, palette: 'mint', seed: 7 }, ({ tone, down }) => {
    const split = (x, y, turn, size, dark, light) =>
      group(
        `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
        fill(
          dark,
          'M0 40C-60 34 -150 -20 -158 -120L-96 -96L-164 -150C-164 -200 -150 -240 -128 -268L-76 -196L-108 -292C-84 -322 -50 -344 0 -356C50 -344 84 -322 108 -292L76 -196L128 -268C150 -240 164 -200 164 -150L96 -96L158 -120C150 -20 60 34 0 40Z',
        ),
        fill(
          light,
          'M0 40V-356C50 -344 84 -322 108 -292L76 -196L128 -268C150 -240 164 -200 164 -150L96 -96L158 -120C150 -20 60 34 0 40Z',
          'opacity=".6"',
        ),
        line(
          light,
          5,
          'M0 90V-340M0 -20Q-60 -50 -120 -56M0 -20Q60 -50 120 -56M0 -110Q-66 -150 -130 -176M0 -110Q66 -150 130 -176M0 -200Q-44 -236 -84 -290M0 -200Q44 -236 84 -290',
        ),
      )
    return [
      box(down(tone(0.1), tone(0.3)), 0, 0, 600, 600),
      group(
        'opacity=".55"',
        ring('#fff', 300, 300, 170, 2),
        ring('#fff', 300, 300, 250, 2),
        ring('#fff', 300, 300, 340, 2),
      ),
      split(486, 300, 52, 0.82, tone(0.4), tone(0.26)),
      split(120, 250, -58, 0.78, tone(0.5), tone(0.34)),
      split(420, 610, 30, 1.05, tone(0.66), tone(0.5)),
      split(210, 660, -16, 1.35, tone(0.86), tone(0.68)),
    ].join('')
  })
}

/** A record on its way round. */
function turntable() {
  return scene({ ...square, palette: 'indigo', seed: 1 }, ({ tone, accent, down }) =>
    [
      box(down(tone(0.24), tone(0.4)), 0, 0, 600, 600),
      box(tone(1), 66, 84, 486, 460, 34, 'opacity=".16"'),
      box(down('#fff', tone(0.08)), 52, 62, 496, 460, 34),
      disc(tone(0.16), 264, 292, 204),
      disc('#1b2136', 264, 292, 192),
      each(8, (index) => ring('#fff', 264, 292, 84 + index * 13.4, 1.2, 'opacity=".14"')),
      `<path fill="#fff" opacity=".1" d="M264 292L168 126A192 192 0 0 1 224 104ZM264 292L360 458A192 192 0 0 1 304 480Z"/>`,
      disc(accent, 264, 292, 64),
      sparkle('#fff', 264, 262, 13),
      line('#fff', 4, 'M240 318h48M250 330h28', 'opacity=".8"'),
      disc('#fff', 264, 292, 6),
      disc(tone(0.14), 484, 142, 44),
      disc(tone(0.3), 484, 142, 30),
      line(tone(0.86), 11, 'M484 142V336L390 404'),
      group('transform="translate(390 404) rotate(54)"', box(tone(0.86), -14, -10, 28, 44, 5)),
      disc(tone(0.86), 484, 142, 14),
      disc(tone(0.56), 484, 446, 20),
      box(tone(0.2), 472, 484, 24, 8, 4),
    ].join(''),
  )
}

/** In the order of their numbers. */
const photos = [coffee, arches, wave, citrus, turntable, lighthouse, leaves, balloons, dunes]

export async function makePhotos() {
  for (const [index, draw] of photos.entries()) await save(`images/photos/photo-0${index + 1}.svg`, draw())
}
