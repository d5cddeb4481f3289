import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { optimize } from 'svgo'
import { readColor, type ColorSteps } from '../../src/utility/primarySteps.ts'

/** @returns degrees, 0 to 360 */
function hueOf(color: string): number {
  const [red, green, blue] = readColor(color)
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360
}

export function nearestOf<Name extends string>(
  given: string,
  named: Readonly<Record<Name, { light: ColorSteps }>>,
): Name {
  const far = (name: Name) => {
    const apart = Math.abs(hueOf(given) - hueOf(named[name].light[0]))
    return Math.min(apart, 360 - apart)
  }
  const [nearest] = (Object.keys(named) as Name[]).sort((one, other) => far(one) - far(other))
  if (nearest === undefined) throw new Error('There are no colors to choose from.')
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
 * Outlines of a name as SVG path data, with a cap height of 73 units and a width of at most 415.
 * @returns `''` if the font lacks a letter
 */
export async function outlinesOf(name: string): Promise<string> {
  const here = createRequire(import.meta.url)
  const fontkit = createRequire(here.resolve('pdfkit'))('fontkit') as { create: (file: Buffer) => Font }
  const file = here.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  const subsetFont = here('subset-font') as (font: Buffer, text: string, options: object) => Promise<Buffer>
  const bold = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const
  const words = name.split(/\s+/)
  const font = fontkit.create(await subsetFont(readFileSync(file), words.join(''), bold))
  const space = font.unitsPerEm * 0.26
  const glyphs = (() => {
    try {
      // fontkit cannot read the empty outline of a space.
      return words.map((word) => font.glyphsForString(word))
    } catch {
      // A subset without letters has no character map.
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
  return paths.join('')
}

/** Returns the same path in whole units, a third as long. */
export function shortPath(path: string): string {
  const { data } = optimize(`<svg><path d="${path}"/></svg>`, { floatPrecision: 0, plugins: ['convertPathData'] })
  return / d="([^"]+)"/.exec(data)?.[1] ?? ''
}
