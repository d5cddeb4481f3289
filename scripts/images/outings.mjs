import { box, curve, disc, each, fill, group, hills, land, line, ring, round, scene, sparkle } from './scene.mjs'

const square = { width: 600 }

/** Arches and steps in hard light. */
export function arches() {
  return scene({ ...square, palette: 'rose', seed: 1 }, ({ tone, accent, down }) => {
    const arch = (colour, x, foot, width, height) =>
      fill(colour, `M${x} ${foot}V${foot - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${foot}Z`)
    return [
      box(down('#cfe4f6', '#f2f7fc'), 0, 0, 600, 600),
      disc('#fff', 452, 116, 44, 'opacity=".9"'),
      box(down(tone(0.28), tone(0.38)), 0, 96, 372, 504),
      arch(tone(0.66), 64, 430, 108, 250),
      arch(down('#cfe4f6', '#e8f1f9'), 82, 430, 90, 240),
      arch(tone(0.66), 222, 430, 108, 250),
      arch(down('#cfe4f6', '#e8f1f9'), 240, 430, 90, 240),
      box(tone(0.2), 0, 96, 372, 16),
      fill(tone(0.56), 'M372 96V600H600V252H496V174H430V96Z'),
      fill(tone(0.5), 'M496 252h104v348H496Z'),
      arch(tone(0.8), 520, 470, 50, 120),
      each(5, (index) =>
        box(index % 2 ? tone(0.24) : tone(0.16), 60 + index * 34, 430 + index * 34, 540 - index * 34, 34),
      ),
      each(5, (index) => box(tone(0.44), 60 + index * 34, 452 + index * 34, 540 - index * 34, 12)),
      fill('#3a1226', 'M372 430H600V600H540Z', 'opacity=".14"'),
      group(
        'transform="translate(24 600)"',
        fill(accent, 'M4 0L-4 -74H84L72 0Z'),
        each(7, (index) =>
          fill(
            index % 2 ? '#2f9d74' : '#1f7a5a',
            'M0 0Q-26 -70 0 -142Q26 -70 0 0Z',
            `transform="translate(40 -68) rotate(${index * 21 - 63})"`,
          ),
        ),
      ),
    ].join('')
  })
}

/** A lighthouse at work. */
export function lighthouse() {
  return scene({ ...square, palette: 'night', seed: 6 }, ({ tone, accent, down, glow, random }) =>
    [
      box(down(tone(1), tone(0.66), tone(0.2), '#b9b6f6'), 0, 0, 600, 430),
      each(34, () => disc('#fff', random() * 600, random() * 260, 0.8 + random() * 1.4, 'opacity=".75"')),
      sparkle('#fff', 104, 92, 13),
      fill(accent, 'M386 166L-40 60V250Z', 'opacity=".26"'),
      fill(accent, 'M386 166L640 100V226Z', 'opacity=".26"'),
      disc(glow(accent, 0.8), 386, 166, 120),
      box(down(tone(0.3), tone(0.72)), 0, 408, 600, 192),
      each(26, () =>
        line(
          random() < 0.35 ? accent : '#fff',
          2,
          `M${round(random() * 420)} ${round(420 + random() * 170)}h${round(18 + random() * 50)}`,
          'opacity=".35"',
        ),
      ),
      fill(tone(0.94), 'M600 600H210Q250 500 320 470Q350 404 420 402Q520 400 600 448Z'),
      fill('#f3f2fe', 'M348 420L362 190H410L424 420Z'),
      fill('#d05a6c', 'M351.600 360L355.200 302H416.800L420.400 360ZM358.800 244L362 190H410L413.200 244Z'),
      fill('#161b2b', 'M392 190H410L424 420H402Z', 'opacity=".2"'),
      box(tone(0.98), 352, 182, 68, 10, 3),
      box(accent, 368, 150, 36, 32),
      line(tone(0.98), 3, 'M368 150V182M380 150V182M392 150V182M404 150V182'),
      fill(tone(0.98), 'M360 150L386 120L412 150Z'),
      box(tone(0.98), 440, 386, 70, 40),
      fill('#d05a6c', 'M430 388L475 356L520 388Z'),
      box(accent, 466, 398, 14, 16, 2),
    ].join(''),
  )
}

/** Dunes under a low moon. */
export function dunes() {
  return scene({ ...square, palette: 'rose', seed: 13 }, ({ tone, down, glow, random }) => {
    const crest = (y, lean, depth) => {
      const points = Array.from({ length: 9 }, (_, index) => [
        index * 75,
        y + Math.sin(index * 0.9 + lean) * 34 + random() * 8,
      ])
      const shaded = points.map(([x, height], index) => [
        x,
        height + 26 + Math.sin(index * 1.3 + lean) * 24 + (index / 8) * 46,
      ])
      return (
        land(down(tone(depth - 0.12), tone(depth)), points, 600) +
        land(down(tone(depth + 0.12), tone(depth + 0.02)), shaded, 600)
      )
    }
    return [
      box(down(tone(0.7), tone(0.42), '#fbd9c0'), 0, 0, 600, 600),
      each(26, () => disc('#fff', random() * 600, random() * 200, 0.8 + random() * 1.2, 'opacity=".7"')),
      disc(glow('#fff3df', 0.7), 410, 214, 190),
      disc('#fff3df', 410, 214, 62),
      group(
        'opacity=".4"',
        ring('#fff', 410, 214, 104, 2),
        ring('#fff', 410, 214, 158, 2),
        ring('#fff', 410, 214, 222, 2),
      ),
      crest(330, 0.4, 0.3),
      crest(404, 2.1, 0.46),
      crest(486, 4.2, 0.64),
      crest(566, 0.2, 0.86),
    ].join('')
  })
}

/** Balloons before breakfast. */
export function balloons() {
  return scene({ ...square, palette: 'sea', seed: 19 }, ({ tone, accent, down, glow, random }) => {
    const balloon = (x, y, size, one, two) =>
      group(
        `transform="translate(${x} ${y}) scale(${size})"`,
        fill(one, 'M0 -96C62 -96 84 -44 84 -10C84 40 34 68 20 98H-20C-34 68 -84 40 -84 -10C-84 -44 -62 -96 0 -96Z'),
        fill(two, 'M0 -96C34 -96 46 -44 46 -10C46 40 18 68 11 98H-11C-18 68 -46 40 -46 -10C-46 -44 -34 -96 0 -96Z'),
        fill(one, 'M0 -96C12 -96 17 -44 17 -10C17 40 7 68 4 98H-4C-7 68 -17 40 -17 -10C-17 -44 -12 -96 0 -96Z'),
        fill('#fff', 'M0 -96C-62 -96 -84 -44 -84 -10C-84 12 -74 30 -62 46C-66 -10 -50 -70 0 -96Z', 'opacity=".2"'),
        line(tone(0.9), 2, 'M-16 98L-11 122M16 98L11 122'),
        box('#8a5a33', -14, 122, 28, 22, 4),
      )
    return [
      box(down(tone(0.3), tone(0.1), '#fdeadb'), 0, 0, 600, 600),
      disc(glow(accent, 0.6), 130, 420, 230),
      disc(accent, 130, 420, 40),
      land(tone(0.24), hills(random, 600, { y: 440, swell: 40, length: 420 }), 600),
      land(down(tone(0.4), tone(0.26)), hills(random, 600, { y: 494, swell: 30, length: 360 }), 600),
      land(down(tone(0.62), tone(0.46)), hills(random, 600, { y: 546, swell: 22, length: 460 }), 600),
      balloon(372, 206, 1.25, accent, '#fdf1e2'),
      balloon(142, 214, 0.62, tone(0.56), tone(0.14)),
      balloon(500, 412, 0.42, tone(0.7), tone(0.3)),
      balloon(246, 402, 0.28, '#e0839b', '#fdf2f4'),
      line('#fff', 6, 'M40 96h110M74 112h104M438 64h76', 'opacity=".6"'),
    ].join('')
  })
}

/** One wave, one sail. */
export function wave() {
  return scene({ ...square, palette: 'sea', seed: 25 }, ({ tone, accent, down, glow, random }) => {
    const swell = (y, high, long, depth, shift) => {
      const points = Array.from({ length: 13 }, (_, index) => [
        index * 50,
        y - Math.sin((index * 50) / long + shift) * high,
      ])
      return (
        land(down(tone(depth), tone(depth + 0.14)), points, 600) +
        line('#fff', 4, `M${points[0].map(round)}${curve(points)}`, 'opacity=".55"')
      )
    }
    return [
      box(down('#fdeadb', tone(0.12)), 0, 0, 600, 420),
      disc(glow(accent, 0.5), 206, 200, 220),
      disc(accent, 206, 200, 70),
      group(
        'opacity=".6"',
        ring('#fff', 206, 200, 116, 2),
        ring('#fff', 206, 200, 176, 2),
        ring('#fff', 206, 200, 246, 2),
      ),
      swell(318, 10, 90, 0.2, 0.4),
      group(
        'transform="translate(430 336) rotate(6)"',
        fill(tone(0.86), 'M-56 0H58L40 24H-38Z'),
        fill('#fff', 'M-2 -10V-166L-62 -10Z'),
        fill(accent, 'M6 -10V-140Q44 -80 50 -10Z'),
        line(tone(0.9), 3.5, 'M2 0V-172'),
      ),
      swell(372, 20, 96, 0.34, 1.6),
      swell(432, 28, 110, 0.48, 3.1),
      swell(500, 34, 124, 0.62, 0.2),
      swell(566, 30, 100, 0.8, 2.4),
      each(16, () => disc('#fff', random() * 600, 380 + random() * 200, 1.5 + random() * 2.5, 'opacity=".6"')),
    ].join('')
  })
}
