import type { Names } from '../names.ts'
import { filtersOf, fixedDay, lines, rowCode } from './code.ts'
import { type Field, type Resource, hasTexts, isDay, isNumber, isText, isWritten, labelOf } from './field.ts'
import type { Row } from './samples.ts'

interface Samples {
  readonly rows: readonly Row[]
  readonly examples: readonly [Row, Row]
}

const code = (value: unknown) => JSON.stringify(value)

const wrongValues: Readonly<Partial<Record<Field['kind'], readonly [value: string, error: string]>>> = {
  choice: ['?', 'choice'],
  boolean: ['perhaps', 'format'],
  date: ['2026-02-30', 'date'],
  time: ['2026-02-30', 'date'],
  integer: ['many', 'number'],
  number: ['many', 'number'],
  email: ['@', 'email'],
  url: ['no address', 'url'],
  uuid: ['1', 'format'],
}

function rejections({ fields }: Resource): (readonly [name: string, value: unknown, error: string])[] {
  return fields.filter(isWritten).flatMap((field) => {
    const { name, kind, isRequired, min, max, isAbove, isBelow } = field
    const wrong = wrongValues[kind]
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
    return value === true ? `await user.click(dialog.getByRole('switch', { name: ${code(label)} }))` : ''
  if (kind === 'choice')
    return `await user.selectOptions(dialog.getByRole('combobox', { name: ${called} }), ${code(text)})`
  return `await enter(dialog.getByRole('${isNumber(field) ? 'spinbutton' : 'textbox'}', { name: ${called} }), ${code(text)})`
}

export function pageTest(names: Names, resource: Resource, { rows, examples }: Samples): string {
  const { key, plural, Plural } = names
  const { fields, primary } = resource
  const [added, changed] = examples.map((row) => String(row[primary.name]))
  const [filter] = filtersOf(resource)
  const value = String(filter && rows[0]?.[filter.name])
  const shown = filter && (hasTexts(filter) ? labelOf(undefined, value) : value)
  return `// @vitest-environment jsdom
import { seed${Plural} } from '@fake-db/${key}/seed'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import texts from '@/views/${key}/locales/en.json'
import { paths } from '@/views/${key}/paths'
import { renderPage } from '../../support/renderPage'

${sampleCode(names, resource)}
const [first = ''] = all

async function open(search = '') {
  const view = await renderPage(paths.${plural}.pattern + search)
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

const rows = () => within(screen.getByRole('table', { name: texts.title })).getAllByRole('row').slice(1)

describe('the page of ${Plural}', () => {
  it('supports search${filter ? ' and filters' : ''}', async () => {
    const { user } = await open(${filter ? code(`?${filter.name}=${encodeURIComponent(value)}`) : ''})
    ${lines([
      filter && `const passing = samples.filter((row) => row.${filter.name} === ${code(value)})`,
      filter && `await waitFor(() => expect(rows()).toHaveLength(Math.min(passing.length, 10)))`,
      filter && fields.indexOf(filter) < 6 && `expect(rows()[0]).toHaveTextContent(${code(shown)})`,
      filter && `await user.click(screen.getByRole('button', { name: /^Remove filter / }))`,
    ])}
    await waitFor(() => expect(rows()).toHaveLength(10))
    const last = all.at(-1) ?? ''
    await user.type(screen.getByRole('searchbox'), last)
    await waitFor(() => expect(rows()[0]).toHaveTextContent(last))
  })

  it('requires its fields, and adds an entry', async () => {
    const { user, enter } = await open()
    await user.click(await screen.findByRole('button', { name: texts.form.add }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.form.add }))
    await user.click(dialog.getByRole('button', { name: texts.form.add }))
    expect((await dialog.findAllByText(/is required$/))[0]).toBeVisible()
    ${lines(fields.filter(isWritten).map((field) => fillCode(field, examples[0])))}
    await user.click(dialog.getByRole('button', { name: texts.form.add }))
    expect(await screen.findByText(${code(`${added} was added.`)})).toBeVisible()
    await user.type(screen.getByRole('searchbox'), ${code(added)})
    await waitFor(() => expect(rows()[0]).toHaveTextContent(${code(added)}))
  })

  it('edits an entry', async () => {
    const { user, choose, enter } = await open()
    await choose(first, texts.action.edit)
    const dialog = within(await screen.findByRole('dialog', { name: texts.form.edit }))
    await enter(dialog.getByRole('textbox', { name: ${code(primary.label)} }), ${code(changed)})
    await user.click(dialog.getByRole('button', { name: texts.form.save }))
    expect(await screen.findByText(${code(`${changed ?? ''} was changed.`)})).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: \`Actions for \${first}\` })).not.toBeInTheDocument())
  })

  it('deletes an entry, and restores it with Undo', async () => {
    const { user, choose } = await open()
    await choose(first, texts.action.delete)
    await waitFor(() => expect(screen.queryByRole('button', { name: \`Actions for \${first}\` })).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: \`Actions for \${first}\` })).toBeVisible()
  })
})
`
}
