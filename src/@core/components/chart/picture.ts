import { colorOf, type ChartEntry, type ChartTheme } from './chartTheme'

interface PictureTexts {
  readonly title: string
  readonly legend: readonly ChartEntry[]
  readonly hidden: readonly number[]
}

const scale = 2
const margin = 16
const headHeight = 32

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

/** Renders a chart as PNG, with title and legend; `id` is of the element around it. Throws if it is not drawn. */
export async function pictureOf(id: string, texts: PictureTexts, theme: ChartTheme): Promise<Blob> {
  const svg = document.getElementById(id)?.querySelector('svg')
  if (!svg) throw new Error('The chart is not drawn.')
  const frame = svg.getBoundingClientRect()
  const shown = texts.legend.filter((_, place) => !texts.hidden.includes(place))
  const top = margin + headHeight + (shown.length > 0 ? headHeight : 0)
  const canvas = document.createElement('canvas')
  const width = frame.width + 2 * margin
  Object.assign(canvas, { width: width * scale, height: (frame.height + top + margin) * scale })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser does not support canvas.')
  context.scale(scale, scale)
  context.fillStyle = theme.background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(await shapesOf(svg, frame), margin, top, frame.width, frame.height)

  for (const text of svg.querySelectorAll('text')) {
    const box = (text.querySelector('tspan') ?? text).getBoundingClientRect()
    const { fontSize, fontWeight, fill } = getComputedStyle(text)
    context.font = `${fontWeight} ${fontSize} ${theme.font}`
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
  let x = theme.isRtl ? width - margin : margin
  context.fillStyle = theme.textColor
  context.font = `600 16px ${theme.font}`
  context.fillText(texts.title, x, margin + 8)
  context.font = `13px ${theme.font}`
  for (const entry of shown) {
    context.fillStyle = colorOf(entry, texts.legend.indexOf(entry), theme)
    context.fillRect(theme.isRtl ? x - 10 : x, margin + headHeight + 3, 10, 10)
    context.fillStyle = theme.textColor
    context.fillText(entry.name, x + side * 16, margin + headHeight + 8)
    x += side * (16 + context.measureText(entry.name).width + 20)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas returned no image.'))))
  })
}
