import type { MarkOf } from './readSheet'

/** Pixels of a CSS pixel: about 400 dots per inch of paper. */
const scale = 4

/** Has the browser draw a text, with room for what reaches beyond its box. */
function pixelsOf({ text, box, style }: MarkOf<'text'>, room: number): ImageData | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((box.width + 2 * room) * scale)
  canvas.height = Math.ceil((box.height + 2 * room) * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.scale(scale, scale)
  context.font = style.font
  context.fillStyle = style.color
  context.textAlign = 'left'
  context.fillText(text, room, room + style.baseline)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/**
 * Puts pixels on the page as PDF has them: their colours, and how much each covers. Handed over as a PNG file they would be
 * taken apart in a worker made from a blob; the Content-Security-Policy refuses that, and the file would never end.
 */
function drawPixels(pdf: PDFKit.PDFDocument, { width, height, data }: ImageData, x: number, y: number): void {
  const colors = new Uint8Array(width * height * 3)
  const cover = new Uint8Array(width * height)
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    colors.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3)
    cover[pixel] = data[pixel * 4 + 3] ?? 0
  }
  const entries = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  const mask = pdf.ref({ ...entries, ColorSpace: 'DeviceGray' })
  mask.end(cover)
  const image = pdf.ref({ ...entries, ColorSpace: 'DeviceRGB', SMask: mask })
  image.end(colors)
  const name = `Text${image.id}`
  Object.assign(pdf.page.xobjects, { [name]: image })
  pdf
    .save()
    .transform(width / scale, 0, 0, -height / scale, x, y + height / scale)
    .addContent(`/${name} Do`)
    .restore()
}

/**
 * Draws what no font of ours has, such as Chinese or emoji, as a picture: the browser has or finds a font, and shows an empty box
 * where there is none. A blank in the font that is set says in letters what it is, for search and copies.
 */
export function drawByBrowser(pdf: PDFKit.PDFDocument, mark: MarkOf<'text'>): void {
  const { text, box, style } = mark
  // Marks stand above and below the line; another font's letters may be wider than their place.
  const room = style.size / 2
  const pixels = pixelsOf(mark, room)
  if (pixels) drawPixels(pdf, pixels, box.x - room, box.y - room)
  pdf.markContent('Span', { actual: text })
  pdf.fontSize(style.size).text(' ', box.x, box.y + style.baseline, { lineBreak: false, baseline: 'alphabetic' })
  // Some readers place what is said by where the axes are at its end, so they are as the library turned them for the blank.
  pdf.save().transform(1, 0, 0, -1, 0, pdf.page.height).endMarkedContent().restore()
}
