import { star } from './svg.mjs'

/**
 * A picture has two colours: one hue from its paper over its body to its depth, and one accent. Night runs the other way,
 * so that a scene's far end is always tone 0 and its near end tone 1.
 */
export const palettes = {
  indigo: { ramp: ['#f3f2fe', '#b9b6f6', '#7c79ec', '#4541b8', '#262468'], accent: '#f4b860' },
  sea: { ramp: ['#eff8fc', '#b5dcee', '#5ba9d0', '#22709f', '#123c5c'], accent: '#f2a65a' },
  rose: { ramp: ['#fdf2f4', '#f5c6d1', '#e0839b', '#a94464', '#5a1f3a'], accent: '#5450e0' },
  sand: { ramp: ['#fdf7ec', '#f6dcae', '#e2ac5b', '#a86d24', '#5c3a14'], accent: '#2f7d6b' },
  mint: { ramp: ['#f0f9f4', '#bfe3d1', '#62b893', '#21795a', '#0f4438'], accent: '#f1b254' },
  slate: { ramp: ['#f5f6fa', '#cdd3e1', '#8f9ab6', '#4e5873', '#232a40'], accent: '#6a66ea' },
  night: { ramp: ['#7673e6', '#4a46bf', '#312f8a', '#20224f', '#161b2b'], accent: '#f6c572' },
}

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function createRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const round = (number) => Math.round(number * 10) / 10

/** So many values from `make(index)`, joined. */
export const each = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('')

function mix(from, to, share) {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => parseInt(colour.slice(at, at + 2), 16))
    return Math.round(a + (b - a) * share)
  })
  return '#' + channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')
}

/**
 * Draws a picture.
 * @param draw is given the palette's `tone(0..1)` and `accent`, the gradients `down`, `across` and `glow`, and `random`
 */
export function scene({ width, height = width, palette, seed = 1 }, draw) {
  const { ramp, accent } = palettes[palette]
  const defs = []
  const tone = (depth) => {
    const at = Math.min(Math.max(depth, 0), 1) * (ramp.length - 1)
    const step = Math.min(Math.floor(at), ramp.length - 2)
    return mix(ramp[step], ramp[step + 1], at - step)
  }
  const define = (make) => {
    const id = `p${defs.length}`
    defs.push(make(id))
    return `url(#${id})`
  }
  const stops = (colours) =>
    colours
      .map((colour, index) => `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`)
      .join('')
  const body = draw({
    width,
    height,
    tone,
    accent,
    define,
    random: createRandom(seed),
    mix,
    down: (...colours) => define((id) => `<linearGradient id="${id}" x2="0" y2="1">${stops(colours)}</linearGradient>`),
    across: (...colours) => define((id) => `<linearGradient id="${id}">${stops(colours)}</linearGradient>`),
    /** A light that fades out. */
    glow: (colour, strength = 1) =>
      define(
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      ),
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">` +
    `${defs.length > 0 ? `<defs>${defs.join('')}</defs>` : ''}${body}</svg>\n`
  )
}

export const fill = (colour, data, rest = '') => `<path fill="${colour}" d="${data}"${rest && ` ${rest}`}/>`
export const line = (colour, width, data, rest = '') =>
  `<path stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${data}"${rest && ` ${rest}`}/>`
export const disc = (colour, cx, cy, r, rest = '') =>
  `<circle fill="${colour}" cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}"${rest && ` ${rest}`}/>`
export const box = (colour, x, y, width, height, rx = 0, rest = '') =>
  `<rect fill="${colour}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rx ? ` rx="${rx}"` : ''}${rest && ` ${rest}`}/>`
export const ring = (colour, cx, cy, r, width = 1.5, rest = '') =>
  `<circle stroke="${colour}" stroke-width="${width}" cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}"${rest && ` ${rest}`}/>`
export const group = (attributes, ...content) => `<g ${attributes}>${content.join('')}</g>`

/** The logo's star around a point. */
export const sparkle = (colour, x, y, size, rest = '') =>
  `<path fill="${colour}" transform="translate(${round(x - size)} ${round(y - size)}) scale(${round((size / 16) * 10) / 10})" d="${star}"${rest && ` ${rest}`}/>`

/** A smooth line through points, as the rest of a path that stands at the first of them. */
export function curve(points) {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [before, from, after] = [points[index - 1] ?? points[index], points[index], points[index + 2] ?? [x, y]]
      const numbers = [
        from[0] + (x - before[0]) / 6,
        from[1] + (y - before[1]) / 6,
        x - (after[0] - from[0]) / 6,
        y - (after[1] - from[1]) / 6,
        x,
        y,
      ]
      return `C${numbers.map(round).join(' ')}`
    })
    .join('')
}

/** The heights of a range of hills: three waves of falling size, begun anywhere. */
export function hills(random, width, { y, swell, length = 420, step = 60 }) {
  const waves = [1, 0.45, 0.2].map((size, index) => ({ size, length: length / (index * 1.3 + 1), phase: random() * 7 }))
  return Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
    const x = index * step
    const height = waves.reduce((sum, wave) => sum + wave.size * Math.sin((x / wave.length) * 6.283 + wave.phase), 0)
    return [x, y - (height * swell) / 1.65]
  })
}

/** The land under a line of hills, down to the lower edge. */
export const land = (colour, points, bottom, rest = '') =>
  fill(colour, `M${points[0].map(round)}${curve(points)}V${bottom}H0Z`, rest)
