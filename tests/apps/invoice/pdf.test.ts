import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { faces as fontFaces } from '@core/pdf/faces'
import { paginate } from '@core/pdf/paginate'
import { paperSizeOf } from '@core/pdf/paperSize'
import type { Block, Mark } from '@core/pdf/readSheet'
import { charactersOf, segmentsOf } from '@core/pdf/segments'

const shown = (text: string, isRtl = false) => segmentsOf(text, isRtl).map((segment) => segment.text)
const faces = (text: string) => segmentsOf(text, false).map(({ face }) => face)

describe('splitting text into parts with fonts', () => {
  it('keeps words and omits spaces', () => {
    expect(shown('Invoice #5036, due:\u00a0$1,234.50')).toEqual(['Invoice', '#5036,', 'due:', '$1,234.50'])
  })

  it('returns the position of each part in the text', () => {
    const text = 'to Łukasz, ليلى'
    for (const { start, end, text: piece } of segmentsOf(text, false)) expect(text.slice(start, end)).toBe(piece)
  })

  it('selects a font with the letters, or none', () => {
    expect(faces('Łukasz')).toEqual(['latin-ext', 'latin'])
    expect(faces('ليلى')).toEqual(['arabic'])
    expect(faces('陈思远')).toEqual([null])
  })

  it.each(['陈思远', 'Ж', 'ท', 'हि', '★', '→', '‰', '👩‍👩‍👧', '1️⃣', 'ạ̈'])(
    'leaves %s to the browser, as a whole',
    (text) => {
      expect(segmentsOf(text, false)).toEqual([{ start: 0, end: text.length, text, face: null }])
    },
  )

  it.each(['a', 'é', '🇩🇪', '👩‍👩‍👧', 'كَ', 'o\r\n'])('splits a long text of %j into graphemes', (char) => {
    for (const before of ['', 'x', 'xy']) {
      const text = before + char.repeat(300)
      const known = Array.from(new Intl.Segmenter().segment(text), ({ segment, index }) => ({
        char: segment,
        place: index,
      }))
      expect([...charactersOf(text)]).toEqual(known)
    }
  })

  it('splits a word where the browser has wrapped it', () => {
    const pieces = segmentsOf('感谢您的惠顾 well-known', false, new Set([3, 12]))
    expect(pieces.map(({ text }) => text)).toEqual(['感谢您', '的惠顾', 'well-', 'known'])
  })

  it('selects no font for a missing character', () => {
    const characters = Array.from({ length: 0xffff - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
    for (const { name, has, regular, bold } of fontFaces) {
      for (const file of [regular, bold]) {
        const pdf = new PDFDocument({ font: fileURLToPath(file) })
        const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font
        const missing = characters.filter((char) => has.test(char) && !font.hasGlyphForCodePoint(char.charCodeAt(0)))
        expect(missing, name).toEqual([])
      }
    }
  })

  it('keeps combining marks with their letters', () => {
    expect(shown('حدّاد')).toEqual(['حدّاد'])
    expect(shown('e\u0301a')).toEqual(['e\u0301a'])
  })

  it('splits where the direction may change', () => {
    expect(shown('21\u200f/11\u200f/2026')).toEqual(['21', '/', '11', '/', '2026'])
    expect(shown('-62.00', true)).toEqual(['-', '62', '.', '00'])
  })

  it('reorders Arabic digits for the shaper, which reverses them', () => {
    expect(shown('٣٤٥')).toEqual(['٥٤٣'])
  })

  it('mirrors brackets between right-to-left words only', () => {
    expect(shown('(فاتورة)')).toEqual([')', 'فاتورة', '('])
    expect(shown('(net)', true)).toEqual(['(', 'net', ')'])
    expect(shown('(net)')).toEqual(['(net)'])
  })
})

describe('splitting an invoice into pages', () => {
  const block = (top: number, bottom: number, head: Block | null = null, isTied = false): Block => ({
    top,
    bottom,
    marks: [],
    head,
    isTied,
  })
  const style = { color: '', size: 14, isBold: false, spacing: 0, isTabular: false, baseline: 10, font: '' }
  const line = (y: number): Mark => ({
    kind: 'text',
    text: '',
    face: null,
    box: { x: 0, y, width: 9, height: 8 },
    style,
  })
  const tops = (pages: ReturnType<typeof paginate>) =>
    pages.map((page) => page.map(({ block: { top }, shift }) => top - shift))
  /** A table head, `rows` rows of height 10, and a total of height 20. */
  function invoiceOf(rows: number): Block[] {
    const head = block(20, 30)
    const at = (index: number) => 30 + index * 10
    return [
      block(0, 20),
      head,
      ...Array.from({ length: rows }, (_, index) =>
        block(at(index), at(index + 1), head, index < 2 || index === rows - 1),
      ),
      block(at(rows), at(rows) + 20, null, true),
    ]
  }

  it('uses one page if everything fits', () => {
    expect(paginate([block(0, 40), block(50, 100)], 100)).toHaveLength(1)
  })

  it('splits no block', () => {
    const pages = paginate([block(0, 60), block(60, 120), block(120, 150)], 100)
    expect(pages.map((page) => page.map(({ block: { top }, shift }) => top - shift))).toEqual([[0], [0, 60]])
  })

  it('splits oversized blocks between lines, and leaves no single line', () => {
    // A label, eleven lines, and a block that follows.
    const note = { ...block(20, 130), marks: Array.from({ length: 11 }, (_, index) => line(20 + index * 10)) }
    const pages = paginate([block(0, 20), note, block(130, 150, null, true)], 90)
    expect(tops(pages).map((page) => page.length)).toEqual([8, 5])
    expect(pages.flat().flatMap((placed) => placed.block.marks)).toHaveLength(11)
  })

  it.each([
    [5, 1],
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 2],
  ])('keeps two of %i rows with the total, on %i pages', (rows, count) => {
    const pages = paginate(invoiceOf(rows), 100)
    expect(pages).toHaveLength(count)
    // The head, two rows and the total.
    expect(pages.at(-1)?.length).toBeGreaterThanOrEqual(4)
  })

  it('keeps two rows with the head', () => {
    const [first, second] = paginate(
      [block(0, 75), ...invoiceOf(4).map((part) => ({ ...part, top: part.top + 75, bottom: part.bottom + 75 }))],
      120,
    )
    expect(first).toHaveLength(1 + 1)
    expect(second).toHaveLength(6)
  })

  it("breaks at the page's end if connected parts exceed a page", () => {
    const pages = paginate([block(0, 60), block(60, 120, null, true), block(120, 180, null, true)], 100)
    expect(tops(pages)).toEqual([[0], [0], [0]])
  })

  it('repeats the table head above continued rows', () => {
    const head = block(40, 50)
    const rows = [50, 70, 90].map((top) => block(top, top + 20, head))
    const [, second] = paginate([block(0, 40), head, ...rows], 80)
    expect(second?.map(({ block: { top }, shift }) => top - shift)).toEqual([0, 10, 30])
  })

  it('leaves no head without rows', () => {
    const head = block(80, 90)
    const [first, second] = paginate([block(0, 80), head, block(90, 110, head, true)], 100)
    expect(first).toHaveLength(1)
    expect(second).toHaveLength(2)
  })
})

describe('the paper size', () => {
  it.each([
    ['en', 'en-US', 'LETTER'],
    ['fr', 'fr-CA', 'LETTER'],
    ['en', 'en-GB', 'A4'],
    ['de', 'en-US', 'A4'],
    ['ar', 'en-US', 'A4'],
    ['en', 'de-AT', 'A4'],
    ['de', 'de', 'A4'],
  ])('of %s in a browser in %s is %s', (language, locale, size) => {
    expect(paperSizeOf(language, locale)).toBe(size)
  })
})
