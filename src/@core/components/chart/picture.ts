import { colorOf, type ChartEntry, type ChartTheme } from './chartTheme'

interface PictureTexts {
  readonly title: string
  readonly period: string | undefined
  readonly legend: readonly ChartEntry[]
  readonly hidden: readonly number[]
}

const scale = 2
const margin = 16
const headHeight = 32
const periodHeight = 20
const rowHeight = 24
/** Of a legend entry: color, and distances to its name and to the next entry. */
const swatch = 10
const nameStart = 16
const entryGap = 20

/** Shapes only: an SVG image cannot load the page's fonts. */
async function shapesOf(svg: SVGSVGElement, { width, height }: DOMRect): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('The clone is not an SVG element.')
  for (const element of copy.querySelectorAll('text, foreignObject, [class*=crosshairs]')) element.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width * scale))
  copy.setAttribute('height', String(height * scale))
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

/** Places legend entries in rows. @returns start and row of each entry, and the number of rows */
function legendRows(names: readonly string[], width: number, context: CanvasRenderingContext2D) {
  let [start, row] = [0, 0]
  const places = names.map((name) => {
    const length = nameStart + context.measureText(name).width
    if (start > 0 && start + length > width) [start, row] = [0, row + 1]
    const place = { start, row }
    start += length + entryGap
    return place
  })
  return { places, count: names.length > 0 ? row + 1 : 0 }
}

/**
 * Renders a chart as PNG, with title, period and legend. `id` is of the element around the chart.
 * Throws if it is not drawn.
 */
export async function pictureOf(id: string, texts: PictureTexts, theme: ChartTheme): Promise<Blob> {
  const svg = document.getElementById(id)?.querySelector('svg')
  if (!svg) throw new Error('The chart is not drawn.')
  const frame = svg.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser does not support canvas.')
  const shown = texts.legend.filter((_, place) => !texts.hidden.includes(place))
  const small = `13px ${theme.font}`
  context.font = small
  const legend = legendRows(
    shown.map(({ name }) => name),
    frame.width,
    context,
  )
  const legendTop = margin + headHeight + (texts.period ? periodHeight : 0)
  const top = legendTop + legend.count * rowHeight + (legend.count > 0 ? 8 : 0)
  const width = frame.width + 2 * margin
  Object.assign(canvas, { width: width * scale, height: (frame.height + top + margin) * scale })
  context.scale(scale, scale)
  context.fillStyle = theme.background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(await shapesOf(svg, frame), margin, top, frame.width, frame.height)

  // Charts with a `viewBox` scale their texts.
  const zoom = svg.hasAttribute('viewBox') ? (svg.getScreenCTM()?.a ?? 1) : 1
  for (const text of svg.querySelectorAll('text')) {
    const box = (text.querySelector('tspan') ?? text).getBoundingClientRect()
    const { fontSize, fontWeight, fill } = getComputedStyle(text)
    context.font = `${fontWeight} ${Number.parseFloat(fontSize) * zoom}px ${theme.font}`
    context.fillStyle = fill
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('')
    const baseline = box.y + box.height / 2 + (ascent - descent) / 2
    const written = (text.querySelector('tspan') ?? text).textContent
    context.fillText(written, box.x + box.width / 2 - frame.x + margin, baseline - frame.y + top)
  }

  context.direction = theme.isRtl ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  context.textBaseline = 'middle'
  const side = theme.isRtl ? -1 : 1
  const edge = theme.isRtl ? width - margin : margin
  context.fillStyle = theme.textColor
  context.font = `600 16px ${theme.font}`
  context.fillText(texts.title, edge, margin + 8)
  context.font = small
  if (texts.period) {
    context.fillStyle = theme.mutedColor
    context.fillText(texts.period, edge, margin + headHeight)
  }
  for (const [index, entry] of shown.entries()) {
    const { start = 0, row = 0 } = legend.places[index] ?? {}
    const [x, y] = [edge + side * start, legendTop + row * rowHeight]
    context.fillStyle = colorOf(entry, texts.legend.indexOf(entry), theme)
    context.fillRect(theme.isRtl ? x - swatch : x, y + 3, swatch, swatch)
    context.fillStyle = theme.textColor
    context.fillText(entry.name, x + side * nameStart, y + 8)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas returned no image.'))))
  })
}
