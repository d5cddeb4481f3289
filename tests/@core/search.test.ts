import { describe, expect, it } from 'vitest'
import { search, searchable } from '@core/search'

const rows = [
  ['#5013', 'Haruka Nishimura', '$5,192.00', 'Jun 22, 2026'],
  ['#5022', 'Zoë Müller', '$22.50', 'Jun 3, 2026'],
  ['#5036', 'Łukasz Wiśniewski', '5.192,00\u00a0$', '‏٢٢‏/٠٦‏/٢٠٢٦'],
  ['Roles', 'Invoices', 'Camera'],
  ['Green', 'Tea'],
]
const found = (q: string) => search(rows, q, (texts) => texts).map((row) => rows.indexOf(row))

describe('a search', () => {
  it.each([
    ['', [0, 1, 2, 3, 4]],
    ['#5013', [0]],
    ['  HARUKA ', [0]],
    ['$5,192.00', [0]],
    ['5.192,00 $', [2]],
    ['jun 22', [0]],
    ['jun 3', [1]],
    ['٢٢/٠٦', [2]],
    ['22/06/2026', [2]],
    ['%', []],
    ['.*', []],
  ])('for %j finds %j literally', (q, expected) => {
    expect(found(q)).toEqual(expected)
  })

  it.each([
    ['nishimura 5013', [0]],
    ['tea green', [4]],
    ['jun müller', [1]],
    ['green coffee', []],
  ])('for %j finds %j by its words, in any order', (q, expected) => {
    expect(found(q)).toEqual(expected)
  })

  it.each([
    ['rols', [3]],
    ['invioce', [3]],
    ['harukka', [0]],
    ['zoe muller', [1]],
    ['wisniewski', [2]],
    ['wisnewsky', [2]],
    ['nishmura 5013', [0]],
    // No typos in the first letter, in short words or in numbers.
    ['moles', []],
    ['tae', []],
    ['5014', []],
    ['rolls royce', []],
  ])('for %j tolerates typos, and finds %j', (q, expected) => {
    expect(found(q)).toEqual(expected)
  })

  it('tolerates no typos if there are exact matches', () => {
    const words = [['rols'], ['roles']]
    expect(search(words, 'rols', (texts) => texts)).toEqual([['rols']])
  })

  it('handles thousands of words like twenty', () => {
    expect(search(rows, 'jun '.repeat(5000), (texts) => texts)).toHaveLength(2)
  })
})

it('ignores marks of text direction', () => {
  expect(searchable(['\u2066US$\u00a0١٬٢٣٤٫٥٠\u2069', 'B'])).toBe('us$ 1,234.50\nb')
})
