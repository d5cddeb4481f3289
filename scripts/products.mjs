/**
 * Colors of the product pictures, for `scripts/pictures.mjs`. `trailhead-28-backpack.svg#success` shows a teal backpack; without a
 * fragment, it has its natural color. Backdrops are in the page, which knows its skin.
 */
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../public/images/products/', import.meta.url)

/** Hues of the colors that a product may have. Slate has none. */
const hues = { primary: 242, success: 160, warning: 38, danger: 345, info: 205 }
const slate = 'secondary'

/** Natural hues; the other products are gray. */
const naturalHues = {
  'ashdown-mantel-clock': 38,
  'beeswax-pillar-candle': 38,
  'commuter-city-bicycle': 350,
  'curbside-folding-scooter': 205,
  'desk-fern-in-stoneware': 90,
  'everyday-chefs-knife': 242,
  'fellside-hiking-boots': 38,
  'italic-fountain-pen': 212,
  'linen-bound-notebook': 265,
  'long-haul-running-shoes': 275,
  'marlow-travel-guitar': 345,
  'northpoint-field-compass': 40,
  'pour-easy-teapot': 335,
  'ridgeline-two-person-tent': 125,
  'riverbend-open-canoe': 20,
  'sunday-reading-set': 215,
  'trailhead-28-backpack': 335,
  'warm-glow-smart-bulb': 42,
}

const matrix = (type, values) => `<feColorMatrix type="${type}" values="${values}"/>`

/** Gray to a color: the lightness of each pixel times the color. */
function tinted(color) {
  const hue = hues[color]
  const light = color === 'success' ? 0.62 : 0.82
  const channel = (offset) => {
    const at = (offset + hue / 30) % 12
    return light - 0.42 * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  const rows = [0, 8, 4].map((offset) => [0.299, 0.587, 0.114].map((share) => (share * channel(offset)).toFixed(3)))
  return matrix('matrix', `${rows.map((row) => `${row.join(' ')} 0 0`).join(' ')} 0 0 0 1 0`)
}

/** Without it, red turns to brown instead of amber. */
const brighter = `<feComponentTransfer>${['R', 'G', 'B'].map((part) => `<feFunc${part} type="linear" slope="1.35"/>`).join('')}</feComponentTransfer>`

function recolored(natural, color) {
  if (color === slate) return matrix('saturate', '.12')
  if (natural === undefined) return tinted(color)
  const turn = hues[color] - natural
  const rotated = matrix('hueRotate', turn)
  return color === 'warning' && Math.abs(turn) > 30 ? rotated + brighter : rotated
}

const start = '<!-- colors -->'
const end = '<!-- product -->'
const names = [...Object.keys(hues), slate]

/** Contents by path in `public/`. */
export async function productFiles() {
  const files = (await readdir(folder)).map(async (file) => {
    const content = await readFile(new URL(file, folder), 'utf8')
    const natural = naturalHues[file.replace('.svg', '')]
    const filters = names.map(
      (color) => `<filter id="to-${color}" color-interpolation-filters="sRGB">${recolored(natural, color)}</filter>`,
    )
    const rules = names.map((color) => `#${color}:target{filter:url(#to-${color})}`)
    const groups = names.map((color) => `<g id="${color}">`)
    const colors = `${filters.join('')}<style>${rules.join('')}</style>${groups.join('')}`
    return [`images/products/${file}`, content.replace(new RegExp(`${start}.*${end}`), start + colors + end)]
  })
  return Object.fromEntries(await Promise.all(files))
}
