import { box, disc, each, fill, hills, land, line, round, scene, sparkle } from './scene.mjs'

/** An umbrella thorn: a trunk that forks, under a flat crown. */
function acacia(colour, x, foot, size) {
  const at = (dx, dy) => `${round(x + dx * size)} ${round(foot + dy * size)}`
  const crown = (dx, dy, reach, rise) =>
    fill(
      colour,
      `M${at(dx - reach, dy)}Q${at(dx - reach * 0.6, dy - rise)} ${at(dx, dy - rise)}T${at(dx + reach, dy)}Z`,
    )
  return [
    line(
      colour,
      round(7 * size),
      `M${at(0, 6)}Q${at(4, -34)} ${at(-2, -62)}M${at(1, -36)}Q${at(22, -56)} ${at(44, -88)}`,
    ),
    line(
      colour,
      round(4 * size),
      `M${at(-2, -60)}Q${at(-20, -76)} ${at(-38, -92)}M${at(-2, -60)}Q${at(2, -80)} ${at(6, -98)}`,
    ),
    crown(-34, -88, 62, 26),
    crown(44, -84, 58, 22),
    crown(8, -100, 74, 30),
  ].join('')
}

/** Birds far off, on their way. */
const flock = (colour, x, y) =>
  each(5, (index) => {
    const size = 15 - index * 1.6
    const from = `${round(x + index * 38)} ${round(y - (index % 2 ? 22 : 0) - index * 7)}`
    return line(
      colour,
      2.4,
      `M${from}q${round(size / 2)} ${round(-size * 0.7)} ${size} 0q${round(size / 2)} ${round(-size * 0.7)} ${size} 0`,
    )
  })

/** The sun goes down behind the thorn trees. Its middle is what a wide strip shows. */
export function savanna() {
  return scene({ width: 1200, height: 675, palette: 'indigo', seed: 31 }, ({ tone, accent, down, glow, random }) =>
    [
      box(down(tone(0.86), tone(0.6), tone(0.42), '#e9b9a4', '#f6cf92'), 0, 0, 1200, 675),
      disc(glow(accent, 0.75), 800, 398, 300),
      disc('#fbd79a', 800, 398, 84),
      flock(tone(0.94), 470, 262),
      each(16, () =>
        sparkle('#fff', round(random() * 1200), round(30 + random() * 150), round(3 + random() * 5), 'opacity=".6"'),
      ),
      land(down(tone(0.56), tone(0.66)), hills(random, 1200, { y: 430, swell: 26, length: 620 }), 675),
      land(down(tone(0.7), tone(0.8)), hills(random, 1200, { y: 468, swell: 20, length: 520 }), 675),
      acacia(tone(0.88), 1040, 478, 0.82),
      acacia(tone(0.9), 300, 480, 0.62),
      acacia(tone(0.9), 396, 484, 0.44),
      land(tone(0.9), hills(random, 1200, { y: 512, swell: 16, length: 700 }), 675),
      acacia(tone(0.98), 624, 520, 1.5),
      land(tone(0.98), hills(random, 1200, { y: 590, swell: 18, length: 560 }), 675),
    ].join(''),
  )
}
