import { describe, expect, it } from 'vitest'
import { paginate } from '@/views/apps/invoice/pdf/paginate'
import { paperSizeOf } from '@/views/apps/invoice/pdf/paperSize'
import type { Block } from '@/views/apps/invoice/pdf/readSheet'
import { segmentsOf } from '@/views/apps/invoice/pdf/segments'

const shown = (text: string, isRtl = false) => segmentsOf(text, isRtl).map((segment) => segment.text)
const faces = (text: string) => segmentsOf(text, false).map(({ face }) => face)

describe('cutting a text into what fonts can draw', () => {
  it('keeps words whole and leaves blanks out', () => {
    expect(shown('Invoice #5036, due:\u00a0$1,234.50')).toEqual(['Invoice', '#5036,', 'due:', '$1,234.50'])
  })

  it('tells for each piece where it stands in the text', () => {
    const text = 'to Łukasz, ليلى'
    for (const { start, end, text: piece } of segmentsOf(text, false)) expect(text.slice(start, end)).toBe(piece)
  })

  it('takes the font that has the letters, and none where none has', () => {
    expect(faces('Łukasz')).toEqual(['latin-ext', 'latin'])
    expect(faces('ليلى')).toEqual(['arabic'])
    expect(faces('陈思远')).toEqual([null])
  })

  it('keeps marks with their letters', () => {
    expect(shown('حدّاد')).toEqual(['حدّاد'])
    expect(shown('e\u0301a')).toEqual(['e\u0301a'])
  })

  it('cuts wherever the order may turn', () => {
    expect(shown('21\u200f/11\u200f/2026')).toEqual(['21', '/', '11', '/', '2026'])
    expect(shown('-62.00', true)).toEqual(['-', '62', '.', '00'])
  })

  it('hands Arabic figures over so that the shaper, which turns them, leaves them right', () => {
    expect(shown('٣٤٥')).toEqual(['٥٤٣'])
  })

  it('turns brackets among words from right to left, and no others', () => {
    expect(shown('(فاتورة)')).toEqual([')', 'فاتورة', '('])
    expect(shown('(net)', true)).toEqual(['(', 'net', ')'])
    expect(shown('(net)')).toEqual(['(net)'])
  })
})

describe('spreading an invoice over pages', () => {
  const block = (top: number, bottom: number, head: Block | null = null): Block => ({ top, bottom, marks: [], head })

  it('needs one page where all fits', () => {
    expect(paginate([block(0, 40), block(50, 100)], 100)).toHaveLength(1)
  })

  it('cuts no block', () => {
    const pages = paginate([block(0, 60), block(60, 120), block(120, 150)], 100)
    expect(pages.map((page) => page.map(({ block: { top }, shift }) => top - shift))).toEqual([[0], [0, 60]])
  })

  it('gives a block that is higher than a page one for itself', () => {
    expect(paginate([block(0, 20), block(20, 300), block(300, 320)], 100).map((page) => page.length)).toEqual([1, 1, 1])
  })

  it('puts the heads of a table above the rows that go on', () => {
    const head = block(40, 50)
    const rows = [50, 70, 90].map((top) => block(top, top + 20, head))
    const [, second] = paginate([block(0, 40), head, ...rows], 80)
    expect(second?.map(({ block: { top }, shift }) => top - shift)).toEqual([0, 10, 30])
  })

  it('leaves no heads behind without a row', () => {
    const head = block(80, 90)
    const [first, second] = paginate([block(0, 80), head, block(90, 110, head)], 100)
    expect(first).toHaveLength(1)
    expect(second).toHaveLength(2)
  })
})

describe('the size of the paper', () => {
  it.each([
    ['en-US', 'LETTER'],
    ['es-MX', 'LETTER'],
    ['en-GB', 'A4'],
    ['de', 'A4'],
  ])('of a reader in %s is %s', (locale, size) => {
    expect(paperSizeOf(locale)).toBe(size)
  })
})
