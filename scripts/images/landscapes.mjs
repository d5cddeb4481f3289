import { box, curve, disc, each, fill, group, hills, land, line, ring, round, scene, sparkle } from './scene.mjs'

const cover = { width: 1200, height: 675 }

/** A peak with a lit and a shaded face; the line between them zigzags down from the top. */
function peak({ tone, down }, x, y, half, bottom, depth) {
  const slope = (bottom - y) / half
  const left = `${x - half} ${bottom}`
  const ledge = (share, lean) => `${round(x + half * lean)} ${round(y + (bottom - y) * share)}`
  const spine = [ledge(0.16, 0.05), ledge(0.3, -0.04), ledge(0.48, 0.09), ledge(0.7, 0.02), ledge(1, 0.16)].join('L')
  const snow = half * 0.3
  return (
    fill(down(tone(depth), tone(depth - 0.22)), `M${left}L${x} ${y}L${x + half} ${bottom}Z`) +
    fill(down(tone(depth + 0.16), tone(depth - 0.1)), `M${x} ${y}L${spine}L${x + half} ${bottom}Z`) +
    fill(
      tone(0.02),
      `M${x} ${y}L${round(x + snow)} ${round(y + snow * slope)}l${round(-snow * 0.4)} ${round(-snow * 0.25)}l${round(-snow * 0.3)} ${round(snow * 0.5)}l${round(-snow * 0.35)} ${round(-snow * 0.4)}l${round(-snow * 0.35)} ${round(snow * 0.3)}L${round(x - snow * 0.8)} ${round(y + snow * 0.8 * slope)}Z`,
      'opacity=".85"',
    )
  )
}

function conifer(colour, x, foot, height) {
  const half = height * 0.21
  const tier = (from, to, reach) =>
    `M${round(x)} ${round(foot - height * from)}L${round(x + half * reach)} ${round(foot - height * to)}H${round(x - half * reach)}Z`
  return fill(colour, tier(1, 0.55, 0.6) + tier(0.78, 0.28, 0.82) + tier(0.54, 0, 1))
}

/** First light over a range. */
export function mountains() {
  return scene({ ...cover, palette: 'indigo', seed: 11 }, (p) => {
    const { tone, accent, down, glow, random } = p
    const near = hills(random, 1200, { y: 610, swell: 34, length: 700 })
    return [
      box(down(tone(0.22), tone(0.06), '#fdeedd'), 0, 0, 1200, 675),
      disc(glow(accent, 0.5), 842, 286, 330),
      disc(accent, 842, 286, 72),
      group('opacity=".5"', ring('#fff', 842, 286, 130), ring('#fff', 842, 286, 200), ring('#fff', 842, 286, 284)),
      land(down(tone(0.2), tone(0.08)), hills(random, 1200, { y: 400, swell: 46, length: 520 }), 675),
      peak(p, 1010, 268, 330, 640, 0.42),
      peak(p, 560, 214, 380, 640, 0.44),
      peak(p, 188, 318, 300, 640, 0.4),
      land(down(tone(0.5), tone(0.3)), hills(random, 1200, { y: 500, swell: 44, length: 560 }), 675),
      land(down(tone(0.7), tone(0.5)), hills(random, 1200, { y: 560, swell: 40, length: 640 }), 675),
      each(34, () => {
        const x = random() * 1200
        return conifer(tone(0.84), x, 622 + random() * 26, 44 + random() * 46)
      }),
      land(tone(0.9), near, 675),
      sparkle('#fff', 318, 118, 16, 'opacity=".9"'),
      sparkle('#fff', 1092, 96, 10, 'opacity=".8"'),
    ].join('')
  })
}

/** A boat at its mooring, with its picture in the water. */
function boat({ tone }, x, y, size, sail, hull) {
  const at = (dx, dy) => `${round(x + dx * size)} ${round(y + dy * size)}`
  const shape = (flip) =>
    fill(hull, `M${at(-40, 0)}H${round(x + 44 * size)}L${at(30, 16 * flip)}H${round(x - 28 * size)}Z`) +
    fill(sail, `M${at(-4, -8 * flip)}V${round(y - 118 * size * flip)}L${at(-42, -8 * flip)}Z`) +
    fill(tone(0.12), `M${at(4, -8 * flip)}V${round(y - 96 * size * flip)}Q${at(30, -56 * flip)} ${at(34, -8 * flip)}Z`)
  return (
    group('opacity=".22"', shape(-1).replaceAll(tone(0.12), tone(0.3))) +
    shape(1) +
    line(tone(0.9), round(2.4 * size), `M${at(0, 0)}V${round(y - 124 * size)}`)
  )
}

/** Boats at rest in a bay, early. */
export function harbour() {
  return scene({ ...cover, palette: 'sea', seed: 23 }, (p) => {
    const { tone, accent, down, glow, random } = p
    const glint = (count, from, to, colour, opacity) =>
      group(
        `opacity="${opacity}"`,
        each(count, () => {
          const y = round(from + random() ** 1.6 * (to - from))
          const length = round(14 + ((y - from) / (to - from)) * 90 * random() + 8)
          return line(
            colour,
            round(1.5 + ((y - from) / (to - from)) * 2.5),
            `M${round(random() * 1200)} ${y}h${length}`,
          )
        }),
      )
    return [
      box(down(tone(0.2), tone(0.04), '#fdeedd'), 0, 0, 1200, 390),
      disc(glow(accent, 0.45), 330, 322, 280),
      disc(accent, 330, 322, 58),
      group('opacity=".55"', ring('#fff', 330, 322, 110), ring('#fff', 330, 322, 176), ring('#fff', 330, 322, 252)),
      land(tone(0.24), hills(random, 1200, { y: 352, swell: 30, length: 600 }), 392),
      land(tone(0.36), hills(random, 1200, { y: 380, swell: 26, length: 380 }), 392),
      box(down(tone(0.2), tone(0.42), tone(0.66)), 0, 390, 1200, 285),
      each(20, (index) => {
        const half = 46 - Math.abs(index - 4) * 1.6 + random() * 16
        return line(
          accent,
          round(2 + index * 0.14),
          `M${round(330 - half)} ${398 + index * 10}h${round(half * 2)}`,
          'opacity=".55"',
        )
      }),
      glint(46, 396, 600, '#fff', 0.55),
      boat(p, 560, 412, 0.5, tone(0.5), tone(0.7)),
      boat(p, 676, 416, 0.6, tone(0.4), tone(0.78)),
      boat(p, 1088, 422, 0.7, tone(0.5), tone(0.7)),
      boat(p, 842, 452, 1.15, accent, tone(0.86)),
      boat(p, 168, 500, 1.5, tone(0.52), tone(0.9)),
      glint(24, 470, 640, tone(0.85), 0.3),
      fill(tone(0.92), 'M0 640C160 622 320 628 470 640H1200V675H0Z'),
      each(7, (index) => box(tone(0.92), 520 + index * 104, 600, 12, 50, 5)),
      line(tone(0.92), 3, 'M526 606q52 22 104 0t104 0 104 0 104 0 104 0 104 0'),
      sparkle('#fff', 930, 96, 14, 'opacity=".9"'),
    ].join('')
  })
}

/** A hillside of flooded fields: each step is a lighter rim over the next darker one. */
export function terraces() {
  return scene({ ...cover, palette: 'mint', seed: 5 }, ({ tone, accent, down, glow, random }) => {
    const steps = 13
    const phase = [random() * 6, random() * 6]
    const level = (index) =>
      Array.from({ length: 16 }, (_, at) => {
        const x = at * 80
        const depth = index / steps
        const bend = Math.sin(x / 260 + phase[0] + index * 0.23) * (16 + depth * 44)
        const wave = Math.sin(x / 122 + phase[1] - index * 0.4) * (5 + depth * 14)
        return [x, 318 + depth ** 1.35 * 350 + bend + wave + (x - 600) * -0.06]
      })
    return [
      box(down('#fdf3df', tone(0.06), tone(0.16)), 0, 0, 1200, 675),
      disc(glow(accent, 0.45), 880, 170, 260),
      disc(accent, 880, 170, 52),
      group('opacity=".6"', ring('#fff', 880, 170, 98), ring('#fff', 880, 170, 158), ring('#fff', 880, 170, 226)),
      land(down(tone(0.26), tone(0.14)), hills(random, 1200, { y: 236, swell: 60, length: 640 }), 675),
      land(down(tone(0.36), tone(0.2)), hills(random, 1200, { y: 300, swell: 42, length: 520 }), 675),
      each(steps, (index) => {
        const points = level(index)
        const depth = 0.24 + (index / steps) * 0.62
        const path = `M${points[0].map(round)}${curve(points)}`
        return (
          land(down(tone(depth + 0.1), tone(depth)), points, 675) +
          line(tone(Math.max(0, depth - 0.26)), round(1.5 + index * 0.42), path, 'opacity=".8"')
        )
      }),
      group(
        'transform="translate(318 392)"',
        fill(tone(0.05), 'M0 0V-26L28 -44L56 -26V0Z'),
        fill(tone(0.86), 'M-8 -24L28 -50L64 -24L58 -20L28 -40L-2 -20Z'),
        box(accent, 22, -18, 12, 18, 2),
        disc(tone(0.72), 92, -26, 24),
        disc(tone(0.6), 84, -34, 15),
        line(tone(0.9), 4, 'M92 -14V4'),
      ),
    ].join('')
  })
}

/** A forest in the mist, and one canoe. */
export function lake() {
  return scene({ ...cover, palette: 'mint', seed: 8 }, ({ tone, accent, down, glow, random }) => {
    const shore = 430
    const wood = (count, depth, low, high) =>
      each(count, (index) => {
        const x = (index + random() * 0.9) * (1200 / count)
        const rise = Math.abs(x - 640) / 640
        return conifer(depth, x, shore, low + (high - low) * (0.25 * random() + 0.75 * rise * rise + 0.12))
      })
    const far = wood(64, tone(0.26), 60, 220)
    const middle = wood(44, tone(0.46), 30, 270)
    const close = wood(26, tone(0.74), 0, 330)
    return [
      box(down(tone(0.14), tone(0.02), '#fff6e4'), 0, 0, 1200, shore),
      disc(glow(accent, 0.4), 640, 300, 250),
      disc(accent, 640, 300, 46, 'opacity=".9"'),
      land(tone(0.14), hills(random, 1200, { y: 330, swell: 50, length: 560 }), shore),
      far,
      box(down('#ffffff00', tone(0.04)), 0, 300, 1200, shore - 300, 0, 'opacity=".7"'),
      middle,
      box(down('#ffffff00', tone(0.1)), 0, 330, 1200, shore - 330, 0, 'opacity=".6"'),
      close,
      box(down(tone(0.22), tone(0.5)), 0, shore, 1200, 675 - shore),
      group(`opacity=".34" transform="matrix(1 0 0 -.72 0 ${shore * 1.72})"`, middle, close),
      disc(accent, 640, 530, 40, 'opacity=".3"'),
      each(40, () => {
        const y = shore + 10 + random() ** 1.4 * 225
        return line(
          '#fff',
          round(1 + (y - shore) / 110),
          `M${round(random() * 1200)} ${round(y)}h${round(20 + random() * 100)}`,
          'opacity=".28"',
        )
      }),
      group(
        'transform="translate(455 560)"',
        fill(tone(0.9), 'M-96 -14Q0 12 108 -16Q86 22 0 24Q-76 22 -96 -14Z'),
        fill(accent, 'M-84 -4Q0 16 96 -6Q60 6 4 10Q-50 8 -84 -4Z'),
        line(tone(0.96), 4, 'M-46 -22L60 6'),
        fill(tone(0.96), 'M-42 -16l-34 -8q0 -12 12 -10l26 10Z'),
      ),
      line('#fff', 2, 'M340 588h260M392 602h150', 'opacity=".5"'),
    ].join('')
  })
}

/** Rows of houses at dusk; somebody is still up. */
export function city() {
  return scene({ ...cover, palette: 'night', seed: 31 }, ({ tone, accent, down, glow, random, mix }) => {
    const row = (foot, low, high, narrow, wide, depth, lit) => {
      let houses = ''
      for (let x = -20; x < 1200;) {
        const width = Math.round(narrow + random() * (wide - narrow))
        const height = Math.round(low + random() ** 1.5 * (high - low))
        const top = foot - height
        const roof = random()
        houses += box(down(tone(depth), tone(depth + 0.1)), x, top, width, height)
        if (roof < 0.22) houses += fill(tone(depth), `M${x} ${top}L${x + width / 2} ${top - 26}L${x + width} ${top}Z`)
        else if (roof < 0.4) houses += box(tone(depth), x + width * 0.2, top - 18, width * 0.6, 20)
        else if (roof < 0.55) houses += line(tone(depth), 3, `M${x + width / 2} ${top}v-42`)
        if (lit > 0) {
          const columns = Math.floor((width - 12) / 20)
          const inset = (width - columns * 20 + 10) / 2
          for (let floor = 0; floor < Math.floor((height - 20) / 28); floor++) {
            for (let column = 0; column < columns; column++) {
              const isLit = random() < lit
              if (!isLit && random() < 0.45) continue
              const colour = isLit ? accent : tone(depth - 0.13)
              houses += box(colour, x + inset + column * 20, top + 16 + floor * 28, 10, 14, 1.5)
            }
          }
        }
        x += width + (random() < 0.3 ? 8 : 0)
      }
      return houses
    }
    return [
      box(down(tone(0.95), tone(0.62), tone(0.28), mix(tone(0), '#f6c9b4', 0.6)), 0, 0, 1200, 600),
      disc(glow('#fff', 0.35), 300, 180, 240),
      disc('#fdf3df', 300, 180, 60),
      group('opacity=".28"', ring('#fff', 300, 180, 108), ring('#fff', 300, 180, 170), ring('#fff', 300, 180, 246)),
      each(46, () => disc('#fff', random() * 1200, random() * 300, 0.8 + random() * 1.3, 'opacity=".7"')),
      sparkle('#fff', 838, 112, 15),
      row(600, 90, 300, 50, 110, 0.3, 0),
      row(600, 70, 270, 60, 120, 0.52, 0.2),
      row(600, 40, 170, 80, 150, 0.78, 0.3),
      box(down(tone(0.9), tone(0.7)), 0, 600, 1200, 75),
      each(30, () =>
        line(
          random() < 0.5 ? accent : tone(0.3),
          2.5,
          `M${round(random() * 1200)} ${round(610 + random() * 56)}h${round(16 + random() * 50)}`,
          'opacity=".5"',
        ),
      ),
    ].join('')
  })
}

/** A night's exposure: every star draws an arc around the one that stands still. */
export function nightSky() {
  return scene({ ...cover, palette: 'night', seed: 4 }, ({ tone, accent, down, glow, random }) => {
    const pole = [700, 236]
    return [
      box(down(tone(1), tone(0.72), tone(0.34), '#8d8af5'), 0, 0, 1200, 675),
      disc(glow('#8d8af5', 0.5), ...pole, 420),
      each(58, (index) => {
        const r = round(34 + index * 13.2 + random() * 7)
        const round360 = 6.2832 * r
        const arc = round(round360 * (0.07 + random() * 0.09))
        const turn = Math.round(random() * 360)
        const colour = random() < 0.14 ? accent : '#fff'
        return (
          `<circle stroke="${colour}" stroke-width="${round(0.9 + random() * 1.3)}" stroke-linecap="round" opacity="${round(0.3 + random() * 0.55)}"` +
          ` stroke-dasharray="${arc} ${round(round360 / 2 - arc)}" transform="rotate(${turn} ${pole[0]} ${pole[1]})" cx="${pole[0]}" cy="${pole[1]}" r="${r}"/>`
        )
      }),
      sparkle('#fff', ...pole, 30),
      land(down(tone(0.4), tone(0.6)), hills(random, 1200, { y: 560, swell: 40, length: 700 }), 675),
      land(down(tone(0.66), tone(0.8)), hills(random, 1200, { y: 600, swell: 30, length: 460 }), 675),
      group(
        'transform="translate(262 604)"',
        fill(tone(0.98), 'M-62 40V-24H62V40Z'),
        fill(tone(0.86), 'M-70 -22A70 70 0 0 1 70 -22Z'),
        fill(accent, 'M4 -91.9A70 70 0 0 1 30 -85.200L12 -22H-6Z'),
        line(tone(0.98), 9, 'M10 -70L52 -132'),
        box(tone(0.98), -76, -24, 152, 8, 4),
        box(accent, -12, 4, 20, 36, 3),
      ),
      land(tone(0.96), hills(random, 1200, { y: 644, swell: 14, length: 520 }), 675),
    ].join('')
  })
}
