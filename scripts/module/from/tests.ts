import type { Names } from '../names.ts'
import { filtersOf, fixedDay, rowCode } from './code.ts'
import type { Field, Resource } from './field.ts'
import { hasTexts, isDay, isNumber, isText, isWritten, labelOf } from './field.ts'
import type { Row } from './samples.ts'

interface Samples {
  readonly rows: readonly Row[]
  /** Two more, to add and to change. */
  readonly examples: readonly [Row, Row]
}

const code = (value: unknown) => JSON.stringify(value)

/** What the rows are called, as the list sorts them. */
function sorted({ primary }: Resource, rows: readonly Row[]): string[] {
  return rows.map((row) => String(row[primary.name])).sort(new Intl.Collator().compare)
}

/** What a search for a text finds: it may stand in other fields as well. */
function found(resource: Resource, rows: readonly Row[], text: string): string[] {
  const searched = resource.fields.filter(isText)
  const holds = (row: Row) =>
    searched
      .map(({ name }) => String(row[name] ?? ''))
      .join('\n')
      .toLowerCase()
  return sorted(
    resource,
    rows.filter((row) => holds(row).includes(text.toLowerCase())),
  )
}

/** A value that each field refuses, and the code that says why. */
function refusals({ fields }: Resource): [name: string, value: unknown, error: string][] {
  return fields.filter(isWritten).flatMap((field): [string, unknown, string][] => {
    const { name, kind, isRequired, min, max, isAbove, isBelow, pattern } = field
    if (kind === 'choice') return [[name, '?', 'choice']]
    if (kind === 'boolean') return [[name, 'perhaps', 'format']]
    if (isDay(field)) return [[name, '2026-02-30', 'date']]
    if (isNumber(field))
      return [
        [name, 'many', 'number'],
        ...(min === undefined ? [] : [[name, isAbove ? min : min - 1, `min?min=${min}`] as [string, unknown, string]]),
        ...(max === undefined ? [] : [[name, isBelow ? max : max + 1, `max?max=${max}`] as [string, unknown, string]]),
      ]
    const wrong: Partial<Record<Field['kind'], [unknown, string]>> = {
      email: ['@', 'email'],
      url: ['no address', 'url'],
      uuid: ['1', 'format'],
    }
    const [value, error] = wrong[kind] ?? []
    return [
      ...(error ? [[name, value, error] as [string, unknown, string]] : []),
      ...(isRequired ? [[name, '', 'required'] as [string, unknown, string]] : []),
      ...(kind === 'text' && max !== undefined && pattern === undefined
        ? [[name, 'x'.repeat(max + 1), `tooLong?max=${max}`] as [string, unknown, string]]
        : []),
      ...(pattern !== undefined && !new RegExp(pattern, 'u').test('\u00a7'.repeat(min ?? 1))
        ? [[name, '\u00a7'.repeat(min ?? 1), 'format'] as [string, unknown, string]]
        : []),
    ]
  })
}

export function handlersTest(
  { key, plural, singular }: Names,
  resource: Resource,
  { rows, examples }: Samples,
): string {
  const { primary, fields } = resource
  const written = fields.filter(isWritten)
  const all = sorted(resource, rows)
  const third = String(rows[2]?.[primary.name])
  const [filter] = filtersOf(resource)
  const value = filter && rows[0]?.[filter.name]
  const passing = filter
    ? sorted(
        resource,
        rows.filter((row) => row[filter.name] === value),
      )
    : []
  const body = (row: Row) => rowCode(written, row, fixedDay)
  return `import { describe, expect, it } from 'vitest'
import { ${plural}Api } from '@/redux/${key}/contract'
import { operations } from '@/redux/${key}/operations'
import { ${singular}Schema } from '@/redux/${key}/schema'
import { ${singular}Fields } from '@/views/${key}/fields'
import { refusal, startBackend } from '../../support/backend'
import { testListFields } from '../../support/listFields'

function open() {
  const backend = startBackend()
  const list = (query: object = {}) => backend.api.call(${plural}Api.list, { query })
  return {
    ...backend,
    list,
    names: async (query: object = {}) => (await list(query)).${plural}.map((row) => row.${primary.name}),
  }
}

const body = { ${body(examples[0])} } as const

describe('the list', () => {
  testListFields(${singular}Fields, operations.calls.list.query, ${singular}Schema)

  it('pages by ten, in the order of what rows are called', async () => {
    const { list, names } = open()
    expect((await list()).total).toBe(${rows.length})
    expect(await names()).toEqual(${code(all.slice(0, 10))})
    expect(await names({ page: 2 })).toEqual(${code(all.slice(10))})
  })

  it('is searched${filter ? ', filtered' : ''} and sorted', async () => {
    const { names } = open()
    expect(await names({ q: ${code(third)} })).toEqual(${code(found(resource, rows, third))})
    ${filter ? `expect(await names({ ${filter.name}: ${code(value)}, perPage: 20 })).toEqual(${code(passing)})` : ''}
    expect((await names({ sort: 'desc' }))[0]).toBe(${code(all.at(-1))})
  })

  it.each([${['id', ...fields.map(({ name }) => name)].map((name) => code(name)).join(', ')}])('is sorted by %s', async (sortColumn) => {
    const { names } = open()
    const up = await names({ sortColumn, perPage: 20 })
    const down = await names({ sortColumn, sort: 'desc', perPage: 20 })
    expect(up.toSorted()).toEqual(down.toSorted())
  })

  it.each([{ page: 0 }, { sortColumn: 'shoeSize' }])('refuses %j', async (query) => {
    expect((await refusal(open().list(query))).status).toBe(400)
  })
})

describe('an entry', () => {
  it('is added', async () => {
    const { api, list } = open()
    const { ${singular} } = await api.call(${plural}Api.add, { body })
    expect(${singular}).toMatchObject({ ...body, id: ${rows.length + 1} })
    expect((await list({ q: body.${primary.name} })).${plural}).toContainEqual(${singular})
  })

  it('is changed', async () => {
    const { api, names } = open()
    const { ${singular} } = await api.call(${plural}Api.update, { body: { ${body(examples[1])}, id: 1 } })
    expect(${singular}).toMatchObject({ ${body(examples[1])}, id: 1 })
    expect(await names({ perPage: 20 })).not.toContain(${code(rows[0]?.[primary.name])})
  })

  it.each(${code(refusals(resource))} as const)('is refused with %s: %j', async (name, value, error) => {
    const { api, list } = open()
    const wrong = { ...body, [name]: value } as typeof body
    expect(await refusal(api.call(${plural}Api.add, { body: wrong }))).toEqual({ status: 400, error: { [name]: error } })
    expect((await refusal(api.call(${plural}Api.update, { body: { ...wrong, id: 2 } }))).status).toBe(400)
    expect((await list()).total).toBe(${rows.length})
  })

  it('is deleted once, and restored', async () => {
    const { api, names } = open()
    const before = await names({ perPage: 20 })
    const remove = () => api.call(${plural}Api.remove, { query: { id: 4 } })
    await remove()
    expect(await names({ perPage: 20 })).not.toContain(${code(rows[3]?.[primary.name])})
    expect((await refusal(remove())).status).toBe(404)
    await api.call(${plural}Api.restore, { body: { id: 4 } })
    expect(await names({ perPage: 20 })).toEqual(before)
  })
})
`
}

/** What somebody does to fill in a field of the dialog. */
function fillCode(field: Field, row: Row): string {
  const { name, kind, label, isRequired } = field
  const value = row[name]
  const text = isDay(field) && typeof value === 'number' ? fixedDay(field, value).slice(1, -1) : String(value)
  const called = isRequired ? code(label) : `/^${label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')} /`
  if (kind === 'boolean')
    return value === true ? `await user.click(dialog.getByRole('switch', { name: ${code(label)} }))` : ''
  if (kind === 'choice')
    return `await user.selectOptions(dialog.getByRole('combobox', { name: ${called} }), ${code(text)})`
  return `await enter(dialog.getByRole('${isNumber(field) ? 'spinbutton' : 'textbox'}', { name: ${called} }), ${code(text)})`
}

export function pageTest({ key, Plural }: Names, resource: Resource, { rows, examples }: Samples): string {
  const { fields, primary } = resource
  const written = fields.filter(isWritten)
  const all = sorted(resource, rows)
  const [first = ''] = all
  const named = examples.map((row) => String(row[primary.name]))
  const [added, changed] = named
  const [filter] = filtersOf(resource)
  const value = filter && rows[0]?.[filter.name]
  const passing = filter ? rows.filter((row) => row[filter.name] === value).length : 0
  const shown = filter && (hasTexts(filter) ? labelOf(undefined, String(value)) : String(value))
  return `// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import texts from '@/views/${key}/locales/en.json'
import { paths } from '@/views/${key}/paths'
import { renderPage } from '../../support/renderPage'

async function open(search = '') {
  const view = await renderPage(paths.${key.split('/')[1]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.pattern + search)
  await screen.findByRole('table', { name: texts.title })
  const { user } = view
  return {
    ...view,
    async enter(field: HTMLElement, text: string) {
      await user.clear(field)
      await user.click(field)
      await user.paste(text)
    },
    async choose(name: string, action: string) {
      await user.click(await screen.findByRole('button', { name: \`Actions for \${name}\` }))
      await user.click(await screen.findByRole('menuitem', { name: action }))
    },
  }
}

const rows = () =>
  within(screen.getByRole('table', { name: texts.title }))
    .getAllByRole('row')
    .slice(1)

describe('the page of ${Plural}', () => {
  it('is searched${filter ? ' and filtered' : ''}', async () => {
    const { user } = await open(${filter ? code(`?${filter.name}=${encodeURIComponent(String(value))}`) : ''})
    ${
      filter
        ? `await waitFor(() => expect(rows()).toHaveLength(${Math.min(passing, 10)}))
    expect(rows()[0]).toHaveTextContent(${code(shown)})
    await user.click(screen.getByRole('button', { name: /^Remove filter / }))`
        : ''
    }
    await waitFor(() => expect(rows()).toHaveLength(10))
    await user.type(screen.getByRole('searchbox'), ${code(first)})
    await waitFor(() => expect(rows()).toHaveLength(${found(resource, rows, first).length}))
    expect(rows()[0]).toHaveTextContent(${code(first)})
  })

  it('adds an entry once all that it needs is filled in', async () => {
    const { user, enter } = await open()
    await user.click(await screen.findByRole('button', { name: texts.form.add }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.form.add }))
    await user.click(dialog.getByRole('button', { name: texts.form.add }))
    expect((await dialog.findAllByText('Please fill in this field.'))[0]).toBeVisible()
    ${written
      .map((field) => fillCode(field, examples[0]))
      .filter(Boolean)
      .join('\n    ')}
    await user.click(dialog.getByRole('button', { name: texts.form.add }))
    expect(await screen.findByText(${code(`${added ?? ''} was added.`)})).toBeVisible()
    await user.type(screen.getByRole('searchbox'), ${code(added)})
    await waitFor(() => expect(rows()[0]).toHaveTextContent(${code(added)}))
  })

  it('changes an entry', async () => {
    const { user, choose, enter } = await open()
    await choose(${code(first)}, texts.action.edit)
    const dialog = within(await screen.findByRole('dialog', { name: texts.form.edit }))
    await enter(dialog.getByRole('textbox', { name: ${code(primary.label)} }), ${code(changed)})
    await user.click(dialog.getByRole('button', { name: texts.form.save }))
    expect(await screen.findByText(${code(`${changed ?? ''} was changed.`)})).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: ${code(`Actions for ${first}`)} })).not.toBeInTheDocument())
  })

  it('deletes an entry, which comes back with Undo', async () => {
    const { user, choose } = await open()
    await choose(${code(first)}, texts.action.delete)
    await waitFor(() => expect(screen.queryByRole('button', { name: ${code(`Actions for ${first}`)} })).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: ${code(`Actions for ${first}`)} })).toBeVisible()
  })
})
`
}
