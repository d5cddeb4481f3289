import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readColor, type ColorSteps } from '../../src/utility/primarySteps.ts'

/** From 0 to 360. */
function hueOf(colour: string): number {
  const [red, green, blue] = readColor(colour)
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360
}

/** The name of the colour that is most like this one. */
export function nearestOf<Name extends string>(
  given: string,
  named: Readonly<Record<Name, { light: ColorSteps }>>,
): Name {
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
