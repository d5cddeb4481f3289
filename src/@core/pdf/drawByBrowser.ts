import type { MarkOf } from './readSheet'

/** Canvas pixels per CSS pixel: about 400 dpi on paper. */
const scale = 4

/** Draws a text on a canvas. `room` is the margin for glyphs that exceed the box. */
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
 * Adds pixels to the page as a PDF image with an alpha mask. The library decodes PNG files in a blob worker, which the
 * Content-Security-Policy blocks; the file would never finish.
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
 * Draws characters that no bundled font has, such as Chinese or emoji, as an image. The browser finds a font, or draws an empty
 * box. A blank carries the text for search and copying.
 */
export function drawByBrowser(pdf: PDFKit.PDFDocument, mark: MarkOf<'text'>): void {
  const { text, box, style } = mark
  // Accents exceed the line, and another font's glyphs may be wider than the box.
  const room = style.size / 2
  const pixels = pixelsOf(mark, room)
  if (pixels) drawPixels(pdf, pixels, box.x - room, box.y - room)
  pdf.markContent('Span', { actual: text })
  pdf.fontSize(style.size).text(' ', box.x, box.y + style.baseline, { lineBreak: false, baseline: 'alphabetic' })
  // Some readers place the text by the axes at its end. Use the library's flipped axes, as for the blank.
  pdf.save().transform(1, 0, 0, -1, 0, pdf.page.height).endMarkedContent().restore()
}
