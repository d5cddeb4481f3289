import { z } from '@core/schema'
import { describe, expect, it } from 'vitest'
import type { ImportField } from '@/views/shared/import/importFields'
import { guessMapping, missingFields, reviewRow, withDuplicates } from '@/views/shared/import/reviewRows'

const needed = { isOptional: false, isUnique: false, sample: '' }
const fields: ImportField[] = [
  { ...needed, key: 'fullName', label: 'Full name', schema: z.string().check(z.maxLength(10)) },
  { ...needed, key: 'email', label: 'Email', schema: z.email(), isUnique: true },
  {
    ...needed,
    key: 'role',
    label: 'Role',
    choices: [
      { value: 'author', label: 'Autorin' },
      { value: 'editor', label: 'Lektor' },
    ],
    fallback: 'editor',
  },
  { ...needed, key: 'city', label: 'City', isOptional: true },
]
const mapping = { fullName: 0, email: 1, role: 2, city: 3 }

const review = (rows: readonly (readonly string[])[], taken: readonly string[] = []) =>
  withDuplicates(
    rows.map((cells, index) => reviewRow({ line: index + 2, cells }, fields, mapping)),
    fields,
    { email: new Set(taken) },
  )

describe('the columns of a file', () => {
  it('match by title or key, ignoring case and punctuation', () => {
    expect(guessMapping(['E-Mail', 'FULL_NAME', 'Town', 'role'], fields)).toEqual({
      email: 0,
      fullName: 1,
      role: 3,
      city: null,
    })
  })

  it('match by another common title, unless one has the label', () => {
    const named = fields.map((field) => (field.key === 'fullName' ? { ...field, aliases: ['name'] } : field))
    expect(guessMapping(['Name'], named).fullName).toBe(0)
    expect(guessMapping(['Name', 'Full name'], named).fullName).toBe(1)
  })

  it('match by titles with a remark, unless another title matches', () => {
    const named = fields.map((field) => (field.key === 'email' ? { ...field, aliases: ['E-mail (work)'] } : field))
    expect(guessMapping(['Full name *', 'Email (required)', 'City / town'], fields)).toMatchObject({
      ...{ fullName: 0, email: 1, city: 2 },
    })
    expect(guessMapping(['Name', 'E-mail (home)', 'E-mail (work)'], named).email).toBe(1)
  })

  it('match the filled one of several equal titles', () => {
    const rows = [{ line: 2, cells: ['Ada', '', 'b@x.example'] }]
    expect(guessMapping(['Full name', 'Email', 'Email'], fields, rows).email).toBe(2)
  })

  it('match at once in a file of many columns', () => {
    const head = [...Array.from({ length: 20_000 }, () => ''), ...Array.from({ length: 20_000 }, () => 'Email')]
    const start = process.cpuUsage().user
    expect(guessMapping(head, fields).email).toBe(20_000)
    expect((process.cpuUsage().user - start) / 1000).toBeLessThan(500)
  })

  it('may be missing if one choice applies to every row', () => {
    const found = guessMapping(['Email'], fields)
    expect(found.role).toBe('editor')
    expect(missingFields(fields, found).map(({ key }) => key)).toEqual(['fullName'])
  })
})

describe('the rows of a file', () => {
  it('contain choices by value or label', () => {
    const roles = review([
      ['Ada', 'a@x.example', 'AUTHOR'],
      ['Ben', 'b@x.example', ' lektor '],
    ]).map(({ values }) => values.role)
    expect(roles).toEqual(['author', 'editor'])
  })

  it('report errors of each field', () => {
    const [row] = review([['Far too long a name', 'amal(at)x', 'wizard', '']])
    expect(row?.problems).toEqual({ fullName: 'tooLong?max=10', email: 'email', role: 'choice' })
    expect(review([['', '', '']])[0]?.problems).toEqual({ fullName: 'required', email: 'required', role: 'required' })
  })

  it('report taken values, and duplicates with their row; invalid rows take nothing', () => {
    const rows = review(
      [
        ['', 'cleo@x.example', 'author'],
        ['Ben', 'MAYA@x.example', 'author'],
        ['Cleo', 'cleo@x.example', 'author'],
        ['Cleo', 'Cleo@X.example', 'author'],
      ],
      ['maya@x.example'],
    )
    expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, { fullName: 'required' }],
      [3, { email: 'taken' }],
      [4, {}],
      [5, { email: { sameAs: 4 } }],
    ])
  })

  it("apply the user's mapping of words", () => {
    const cells = ['Ada', 'ada@x.example', 'Wizard']
    const row = reviewRow({ line: 2, cells }, fields, mapping, {}, new Map([['role', new Map([['wizard', 'author']])]]))
    expect(row).toMatchObject({ problems: {}, values: { role: 'author' } })
  })

  it('are valid once corrected', () => {
    const cells = ['Ada', 'ada(at)x.example', 'wizard']
    const corrected = reviewRow({ line: 2, cells }, fields, mapping, { email: 'ada@x.example', role: 'author' })
    expect(corrected).toMatchObject({
      problems: {},
      values: { fullName: 'Ada', email: 'ada@x.example', role: 'author' },
    })
  })
})
