import PDFDocument from 'pdfkit'
import { drawByBrowser } from './drawByBrowser'
import { faces } from './faces'
import { paginate } from './paginate'
import type { Mark, MarkOf } from './readSheet'
import { readSheet } from './readSheet'

export interface PdfOptions {
  readonly title: string
  readonly author?: string
  /** BCP 47 tag. */
  readonly language: string
  readonly size: 'A4' | 'LETTER'
  /** Landscape. */
  readonly isWide?: boolean
}

/** In points, like page sizes. */
const margin = 42

/** Font of page numbers, and of invisible text for copying. */
const numberFont = 'latin regular'
const numberSize = 8

type Document = InstanceType<typeof PDFDocument>

function rgbOf(color: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue]
}

function drawText(pdf: Document, mark: MarkOf<'text'>): void {
  const { text, face, box, style } = mark
  if (face === null) {
    drawByBrowser(pdf.font(numberFont), mark)
    return
  }
  const isLatin = face !== 'arabic'
  pdf
    .font(`${face} ${style.isBold ? 'bold' : 'regular'}`)
    .fontSize(style.size)
    .fillColor(rgbOf(style.color))
    .text(text, box.x, box.y + style.baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: style.spacing,
      ...(isLatin && { features: style.isTabular ? ['kern', 'cv11', 'ss03', 'tnum'] : ['kern', 'cv11', 'ss03'] }),
    })
}

function drawLine(pdf: Document, { box, color, isDashed }: MarkOf<'line'>): void {
  pdf.save().lineWidth(box.height).strokeColor(rgbOf(color))
  if (isDashed) pdf.dash(4, { space: 3 })
  pdf
    .moveTo(box.x, box.y)
    .lineTo(box.x + box.width, box.y)
    .stroke()
    .restore()
}

function drawPicture(pdf: Document, { svg, box, color }: MarkOf<'picture'>): void {
  const factor = box.width / svg.viewBox.baseVal.width
  pdf.save().translate(box.x, box.y).scale(factor).fillColor(rgbOf(color))
  for (const path of svg.querySelectorAll('path')) pdf.path(path.getAttribute('d') ?? '').fill()
  for (const circle of svg.querySelectorAll('circle')) {
    pdf.fillOpacity(Number(circle.getAttribute('opacity') ?? 1))
    pdf.circle(circle.cx.baseVal.value, circle.cy.baseVal.value, circle.r.baseVal.value).fill()
  }
  pdf.restore()
}

function draw(pdf: Document, mark: Mark): void {
  switch (mark.kind) {
    case 'text':
      drawText(pdf, mark)
      break
    case 'line':
      drawLine(pdf, mark)
      break
    case 'picture':
      drawPicture(pdf, mark)
  }
}

async function loadFonts(pdf: Document, marks: readonly Mark[]): Promise<void> {
  for (const { name, regular, bold } of faces) {
    for (const [weight, url] of [
      ['regular', regular],
      ['bold', bold],
    ] as const) {
      const font = `${name} ${weight}`
      const isUsed = marks.some(
        (mark) => mark.kind === 'text' && mark.face === name && mark.style.isBold === (weight === 'bold'),
      )
      if (!isUsed && font !== numberFont) continue
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(`Couldn’t load the font ${name}.`)
      pdf.registerFont(font, await answer.arrayBuffer())
    }
  }
}

/** Page number and page count, in the middle of the bottom margin. */
function drawNumber(pdf: Document, number: number, count: number): void {
  const text = `${number} / ${count}`
  pdf.font(numberFont).fontSize(numberSize).fillColor('#5b6078')
  pdf.text(text, (pdf.page.width - pdf.widthOfString(text)) / 2, pdf.page.height - (margin + numberSize) / 2, {
    lineBreak: false,
  })
}

function collect(pdf: Document): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = []
    pdf.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part))
    pdf.on('end', () => {
      resolve(new Blob(parts, { type: 'application/pdf' }))
    })
    pdf.on('error', reject)
    pdf.end()
  })
}

/** Writes a sheet with layout to a PDF file with searchable text. @throws if a font cannot be loaded */
export async function writePdf(
  sheet: Element,
  { title, author, language, size, isWide = false }: PdfOptions,
): Promise<Blob> {
  const blocks = readSheet(sheet)
  const pdf = new PDFDocument({
    size,
    layout: isWide ? 'landscape' : 'portrait',
    margin: 0,
    font: '',
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, ...(author !== undefined && { Author: author }) },
  })
  await loadFonts(
    pdf,
    blocks.flatMap(({ marks }) => marks),
  )
  const [shorter, longer] = size === 'A4' ? [595.28, 841.89] : [612, 792]
  const [pageWidth, pageHeight] = isWide ? [longer, shorter] : [shorter, longer]
  // Points per CSS pixel.
  const scale = (pageWidth - 2 * margin) / sheet.getBoundingClientRect().width
  const pages = paginate(blocks, (pageHeight - 2 * margin) / scale)
  for (const [index, page] of pages.entries()) {
    pdf.addPage()
    if (pages.length > 1) drawNumber(pdf, index + 1, pages.length)
    for (const { block, shift } of page) {
      pdf.save().translate(margin, margin).scale(scale).translate(0, -shift)
      for (const mark of block.marks) draw(pdf, mark)
      pdf.restore()
    }
  }
  return collect(pdf)
}
