import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { contrast } from '../../src/utility/contrast.ts'

type Channels = readonly [number, number, number]
type Steps = readonly [fill: string, hover: string, tint: string, text: string]

/** A colour that cannot be read; its message says how to write one. */
export class NoColour extends Error {}

function channelsOf(given: string): Channels {
  const [, hex] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(given.trim()) ?? []
  if (hex === undefined) throw new NoColour(`"${given}" is no colour: write it as #0a7 or #00aa77.`)
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16)
  return [at(0), at(2), at(4)]
}

const hexOf = (channels: Channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** @param share how much of the other there is, from 0 to 1 */
function mixed(colour: string, other: string, share: number): string {
  const [one, two] = [channelsOf(colour), channelsOf(other)]
  const at = (index: 0 | 1 | 2) => one[index] * (1 - share) + two[index] * share
  return hexOf([at(0), at(1), at(2)])
}

/** The colour, with no more of another in it than it needs to be read on all grounds. */
function readable(colour: string, towards: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixed(colour, towards, share)
    if (grounds.every((ground) => (contrast(candidate, ground) ?? 0) >= ratio)) return candidate
  }
  return towards
}

/** The steps of a primary colour for the light and the dark skin, as near to it as texts on it and in it can be read. */
export function stepsOf(given: string): { light: Steps; dark: Steps } {
  const brand = hexOf(channelsOf(given))
  const white = '#ffffff'
  const fill = readable(brand, '#000000', [white], 4.6)
  const tint = mixed(fill, white, 0.9)
  // Light enough for the edge of a control on a dark ground, and dark enough for white text.
  const night = readable(readable(brand, white, ['#20263a'], 3.05), '#000000', [white], 4.55)
  const nightTint = mixed(night, '#161b2b', 0.75)
  return {
    light: [fill, mixed(fill, '#000000', 0.12), tint, readable(fill, '#000000', [tint, '#eef0f6'], 5)],
    dark: [night, mixed(night, '#000000', 0.08), nightTint, readable(night, white, [nightTint, '#2a3147'], 5.5)],
  }
}

/** From 0 to 360. */
function hueOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour)
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360
}

/** The name of the colour that is most like this one. */
export function nearestOf<Name extends string>(given: string, named: Readonly<Record<Name, { light: Steps }>>): Name {
  const far = (name: Name) => {
    const apart = Math.abs(hueOf(given) - hueOf(named[name].light[0]))
    return Math.min(apart, 360 - apart)
  }
  const [nearest] = (Object.keys(named) as Name[]).sort((one, other) => far(one) - far(other))
  if (nearest === undefined) throw new Error('There are no colours to choose from.')
  return nearest
}

interface Font {
  glyphsForString: (text: string) => { path: Outline; id: number; advanceWidth: number }[]
  readonly unitsPerEm: number
}
interface Outline {
  transform: (a: number, b: number, c: number, d: number, x: number, y: number) => Outline
  toSVG: () => string
}

/**
 * A name in outlines, as high and at most as wide as the product's own: 73 units, and 415.
 * @returns `''` for a name in letters that the product's font lacks
 */
export async function outlinesOf(name: string): Promise<string> {
  const here = createRequire(import.meta.url)
  // The reader of fonts that pdfkit brings.
  const fontkit = createRequire(here.resolve('pdfkit'))('fontkit') as { create: (file: Buffer) => Font }
  const file = here.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  // It has no types.
  const subsetFont = here('subset-font') as (font: Buffer, text: string, options: object) => Promise<Buffer>
  const bold = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const
  const words = name.split(/\s+/)
  const font = fontkit.create(await subsetFont(readFileSync(file), words.join(''), bold))
  const space = font.unitsPerEm * 0.26
  const glyphs = (() => {
    try {
      // A space has no outline, which the reader cannot read.
      return words.map((word) => font.glyphsForString(word))
    } catch {
      // The font has none of the letters, and therefore no table of letters.
      return []
    }
  })()
  if (glyphs.flat().some(({ id }) => id === 0)) return ''
  const wide = glyphs.flat().reduce((sum, { advanceWidth }) => sum + advanceWidth, space * (words.length - 1))
  const scale = Math.min(100 / font.unitsPerEm, 415 / wide)
  let x = 0
  const paths = glyphs.flatMap((word) => {
    const drawn = word.map(({ path, advanceWidth }) => {
      const moved = path.transform(scale, 0, 0, -scale, x * scale, 0).toSVG()
      x += advanceWidth
      return moved
    })
    x += space
    return drawn
  })
  return paths.join('').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
}
