import type { Names } from '../names.ts'
import { filtersOf, fixedDay, lines, rowCode, type Swap } from './code.ts'
import { type Field, type Resource, hasTexts, isDay, isNumber, isText, isWritten, labelOf } from './field.ts'
import type { Row } from './samples.ts'

interface Samples {
  readonly rows: readonly Row[]
  readonly examples: readonly [Row, Row]
}

const code = (value: unknown) => JSON.stringify(value)

const wrongValues: Readonly<Partial<Record<Field['kind'], readonly [value: string, error: string]>>> = {
  choice: ['?', 'choice'],
  currency: ['?', 'choice'],
  boolean: ['perhaps', 'format'],
  date: ['2026-02-30', 'date'],
  time: ['2026-02-30', 'date'],
  integer: ['many', 'number'],
  number: ['many', 'number'],
  email: ['@', 'email'],
  phone: ['?', 'phone'],
  money: ['many', 'number'],
  url: ['no address', 'url'],
  uuid: ['1', 'format'],
}

function rejections({ fields }: Resource): (readonly [name: string, value: unknown, error: string])[] {
  return fields.filter(isWritten).flatMap((field) => {
    const { name, kind, isRequired, min, max, isAbove, isBelow, isGuessed } = field
    const wrong = isGuessed ? undefined : wrongValues[kind]
    return [
      // Too short a text would be rejected for its length.
      ...(wrong ? [[name, wrong[0].padEnd(isText(field) ? (min ?? 0) : 0, wrong[0]), wrong[1]] as const] : []),
      ...(isText(field) && isRequired ? [[name, '', 'required'] as const] : []),
      ...(isNumber(field) && min !== undefined ? [[name, isAbove ? min : min - 1, `min?min=${min}`] as const] : []),
      ...(isNumber(field) && max !== undefined ? [[name, isBelow ? max : max + 1, `max?max=${max}`] as const] : []),
    ]
  })
}

function sampleCode({ Plural }: Names, { primary, fields }: Resource): string {
  return `const samples = seed${Plural}(${fields.some(isDay) ? 'new Date()' : ''})
const all = samples.map((row) => row.${primary.name}).sort(new Intl.Collator().compare)`
}

export function handlersTest(names: Names, resource: Resource, { rows, examples }: Samples): string {
  const { key, plural, Plural, singular } = names
  const { primary, fields } = resource
  const written = fields.filter(isWritten)
  const [filter] = filtersOf(resource)
  const value = code(filter && rows[0]?.[filter.name])
  const body = (row: Row) => rowCode(written, row, fixedDay)
  return `import { seed${Plural} } from '@fake-db/${key}/seed'
import { describe, expect, it } from 'vitest'
import { ${plural}Api } from '@/redux/${key}/contract'
import { ${singular}Fields } from '@/views/${key}/fields'
import { refusal, startBackend } from '../../support/backend'
import { testListFields } from '../../support/listFields'

${sampleCode(names, resource)}

function open() {
  const backend = startBackend()
  const list = (query: object = {}) => backend.api.call(${plural}Api.list, { query })
  const names = async (query: object = {}) => (await list(query)).${plural}.map((row) => row.${primary.name})
  return { ...backend, list, names }
}

const body = { ${body(examples[0])} } as const

describe('the list', () => {
  testListFields(${singular}Fields, ${plural}Api.list)

  it('has pages of ten, sorted by ${primary.name}', async () => {
    const { list, names } = open()
    expect((await list()).total).toBe(samples.length)
    expect(await names()).toEqual(all.slice(0, 10))
    expect(await names({ page: 2 })).toEqual(all.slice(10))
    expect((await names({ sort: 'desc' }))[0]).toBe(all.at(-1))
  })

  it('supports search${filter ? ' and filters' : ''}', async () => {
    const { ${filter ? 'list, ' : ''}names } = open()
    expect(await names({ q: all.at(-1) })).toContain(all.at(-1))
    expect(await names({ q: 'no such text' })).toEqual([])
    ${filter ? `expect((await list({ ${filter.name}: ${value} })).total).toBe(samples.filter((row) => row.${filter.name} === ${value}).length)` : ''}
  })

  it.each(${code(['id', ...fields.map(({ name }) => name)])})('is sorted by %s', async (sortColumn) => {
    const { names } = open()
    const up = await names({ sortColumn, perPage: 20 })
    const down = await names({ sortColumn, sort: 'desc', perPage: 20 })
    expect(up.toSorted()).toEqual(down.toSorted())
  })

  it.each([{ page: 0 }, { sortColumn: 'shoeSize' }])('rejects %j', async (query) => {
    expect((await refusal(open().list(query))).status).toBe(400)
  })
})

describe('an entry', () => {
  it('is added', async () => {
    const { api, list } = open()
    const { ${singular} } = await api.call(${plural}Api.add, { body })
    expect(${singular}).toMatchObject({ ...body, id: samples.length + 1 })
    expect((await list({ q: body.${primary.name} })).${plural}).toContainEqual(${singular})
  })

  it('is updated', async () => {
    const { api, names } = open()
    const { ${singular} } = await api.call(${plural}Api.update, { body: { ${body(examples[1])}, id: 1 } })
    expect(${singular}).toMatchObject({ ${body(examples[1])}, id: 1 })
    expect(await names({ perPage: 20 })).not.toContain(samples[0]?.${primary.name})
  })

  it.each(${code(rejections(resource))} as const)('is rejected with %s: %j', async (name, value, error) => {
    const { api, list } = open()
    const wrong = { ...body, [name]: value } as unknown as typeof body
    expect(await refusal(api.call(${plural}Api.add, { body: wrong }))).toEqual({ status: 400, error: { [name]: error } })
    expect((await refusal(api.call(${plural}Api.update, { body: { ...wrong, id: 2 } }))).status).toBe(400)
    expect((await list()).total).toBe(samples.length)
  })

  it('is deleted once, and restored', async () => {
    const { api, names } = open()
    const before = await names({ perPage: 20 })
    const remove = () => api.call(${plural}Api.remove, { query: { id: 4 } })
    await remove()
    expect(await names({ perPage: 20 })).not.toContain(samples[3]?.${primary.name})
    expect((await refusal(remove())).status).toBe(404)
    await api.call(${plural}Api.restore, { body: { id: 4 } })
    expect(await names({ perPage: 20 })).toEqual(before)
  })
})
`
}

function fillCode(field: Field, row: Row): string {
  const { name, kind, label, isRequired } = field
  const value = row[name]
  const text = isDay(field) && typeof value === 'number' ? fixedDay(field, value).slice(1, -1) : String(value)
  const called = code(isRequired ? label : `${label} (optional)`)
  if (kind === 'boolean')
    return value === true ? `await user.click(form.getByRole('switch', { name: ${code(label)} }))` : ''
  if (kind === 'choice' || kind === 'currency')
    return `await user.selectOptions(form.getByRole('combobox', { name: ${called} }), ${code(text)})`
  return `await enter(user, form.getByRole('${isNumber(field) ? 'spinbutton' : 'textbox'}', { name: ${called} }), ${code(text)})`
}

/** Rows without dates need no date. */
export function seedSwaps({ fields }: Resource): readonly Swap[] {
  return fields.some(isDay) ? [] : [[/(seed\w+)\(new Date\(\)\)/, (_, seed) => `${seed}()`]]
}

export const changedSwaps = ({ primary }: Resource, changed: Row): readonly Swap[] => [
  [/'Aaron Yard'/, code(changed[primary.name])],
]

export const formTestSwaps = (resource: Resource, [added, changed]: Samples['examples']): readonly Swap[] => [
  ...changedSwaps(resource, changed),
  [/'Aaron Gate'/, code(added[resource.primary.name])],
  [
    / {4}await enter\([^]+?'Inactive'\)\n/,
    lines(resource.fields.filter(isWritten).map((field) => fillCode(field, added))) + '\n',
  ],
]

/** Names need not differ. */
export const dialogTestSwaps: readonly Swap[] = [[/ {2}it\('shows the error of a name[^]+?\n {2}\}\)\n\n/, '']]

export function listTestSwaps(resource: Resource, rows: readonly Row[]): readonly Swap[] {
  const [filter] = filtersOf(resource)
  const value = String(filter && rows[0]?.[filter.name])
  const shown = filter && (hasTexts(filter) ? labelOf(undefined, value) : value)
  const passing = rows.filter((row) => filter && row[filter.name] === value).length
  const search = filter ? code(`?${filter.name}=${encodeURIComponent(value)}`) : ''
  const test = lines([
    `  it('supports search${filter ? ' and filters' : ''}', async () => {`,
    `    const { user } = await open(${search})`,
    filter && `    await waitFor(() => expect(rows()).toHaveLength(${Math.min(passing, 10)}))`,
    filter && resource.fields.indexOf(filter) < 6 && `    expect(rows()[0]).toHaveTextContent(${code(shown)})`,
    filter && `    await user.click(screen.getByRole('button', { name: /^Remove filter / }))`,
    `    await waitFor(() => expect(rows()).toHaveLength(10))`,
    `    const last = names.at(-1) ?? ''`,
    `    await user.type(screen.getByRole('searchbox'), last)`,
    `    await waitFor(() => expect(rows()[0]).toHaveTextContent(last))`,
    '  })\n\n',
  ])
  return [[/ {2}it\('keeps search[^]+?\n {2}\}\)\n\n/, test]]
}
