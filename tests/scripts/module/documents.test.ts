import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planNew } from '../../../scripts/module/create'
import { readResource } from '../../../scripts/module/from/document'
import { sampleRows } from '../../../scripts/module/from/samples'
import { namesOf } from '../../../scripts/module/names'
import { makeTree } from './tree'

type Json = Readonly<Record<string, unknown>>

const text = (more: Json = {}) => ({ type: 'string', ...more })
const content = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } })
const object = (properties: Json, required: readonly string[] = []) => ({ type: 'object', properties, required })
const list = (items: Json) => ({ type: 'array', items })
const answers = (schema: Json) => ({ responses: { 200: { description: 'OK', ...content(schema) } } })
const takes = (schema: Json, type?: string) => ({ requestBody: content(schema, type), responses: {} })

function open(paths: Json, schemas: Json = {}, resource = Object.keys(paths)[0] ?? '') {
  const info = { title: 'Library', version: '1' }
  const document = { openapi: '3.0.3', info, paths, components: { schemas } }
  const folder = makeTree({ 'api.json': JSON.stringify(document) })
  return readResource(join(folder, 'api.json'), resource)
}
const openRow = (row: Json, post?: Json) => open({ '/books': { get: answers(list(row)), ...(post && { post }) } })
const namesIn = ({ fields }: Awaited<ReturnType<typeof open>>) => fields.map(({ name }) => name)
const fieldIn = ({ fields }: Awaited<ReturnType<typeof open>>, name: string) =>
  fields.find((field) => field.name === name)

describe('rows in an envelope', () => {
  const problems = list(object({ code: { type: 'integer' }, hint: text() }))
  const common = object({ errors: problems, messages: problems, result: { anyOf: [{ type: 'object' }, text()] } })
  const book = object({ id: text(), title: text(), pages: { type: 'integer' } })

  it.each([
    ['beside errors', { allOf: [common, object({ result: list(book) })] }],
    ['declared before the envelope', { allOf: [object({ result: list(book) }), common] }],
    ['among other lists, called like the path', object({ books: list(book), shelves: list(object({ no: text() })) })],
    ['two levels deep', object({ status: text(), data: object({ items: list(book), total: { type: 'integer' } }) })],
    ['by id', { type: 'object', additionalProperties: book }],
    ['in nodes of a graph', object({ edges: list(object({ cursor: text(), node: book })), pageInfo: object({}) })],
    [
      'in attributes',
      object({ data: list(object({ id: text(), type: text(), attributes: book })), included: problems }),
    ],
  ])('are found %s', async (_, schema) => {
    expect(namesIn(await open({ '/v1/books': { get: answers(schema) } }))).toEqual(['title', 'pages'])
  })

  it('are found in the response for one', async () => {
    const one = { allOf: [common, object({ result: book })] }
    expect(namesIn(await open({ '/books': {}, '/books/{id}': { get: answers(one) } }))).toEqual(['title', 'pages'])
  })
})

describe('the body of a request', () => {
  const row = object(
    { id: text(), nick_name: text(), name: text({ maxLength: 5000, nullable: true }), score: { type: 'integer' } },
    ['id', 'nick_name', 'score'],
  )
  const sent = object({ name: text({ maxLength: 90 }), nick_name: text({ maxLength: 30 }) }, ['name'])

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data', 'application/merge-patch+json'])(
    'has limits and required fields in %s; other fields are read-only',
    async (type) => {
      const resource = await openRow(row, takes(sent, type))
      expect(resource.fields).toMatchObject([
        { name: 'name', kind: 'text', max: 90, isRequired: true, isReadOnly: false },
        { name: 'nick_name', max: 30, isRequired: false },
        { name: 'score', isRequired: true, isReadOnly: true },
      ])
    },
  )

  it('may be that of a change, which requires nothing', async () => {
    const one = { get: answers(row), patch: takes(object({ name: text(), nick_name: text() })) }
    const { fields } = await open({ '/shops/{shop}/books/': { parameters: [] }, '/shops/{shop}/books/{id}': one })
    expect(fields).toMatchObject([
      { name: 'name', isRequired: true, isReadOnly: false },
      { name: 'nick_name', isRequired: true, isReadOnly: false },
      { name: 'score', isReadOnly: true },
    ])
  })

  it('may be in an envelope', async () => {
    expect(fieldIn(await openRow(row, takes(object({ book: sent }))), 'name')?.max).toBe(90)
  })

  it('requires what all of its alternatives require', async () => {
    const both = { anyOf: [sent, object({ name: text(), nick_name: text() }, ['name', 'nick_name'])] }
    expect(fieldIn(await openRow(row, takes(both)), 'nick_name')?.isRequired).toBe(false)
    const constrained = { ...sent, anyOf: [{ required: ['name'] }, { required: ['nick_name'] }] }
    expect(fieldIn(await openRow(row, takes(constrained)), 'name')).toMatchObject({ max: 90, isRequired: true })
  })

  it('is named if it cannot be read', async () => {
    const { notes } = await openRow(row, takes({ $ref: '#/components/schemas/Gone' }))
    expect(notes.join('\n')).toContain(
      'post /books: its body is not read, since it refers to #/components/schemas/Gone, which is not there',
    )
  })
})

describe('a field', () => {
  it('may refer back to its row, be constant, or be cleared by an empty text', async () => {
    const book = {
      ...object({
        kind: text({ enum: ['book'] }),
        name: text(),
        sequel: { anyOf: [text(), { $ref: '#/components/schemas/Book' }] },
        color: { anyOf: [text({ maxLength: 20 }), text({ enum: [''] })] },
        state: { oneOf: [text({ enum: ['new'] }), text({ enum: ['old', null] })] },
      }),
    }
    const ref = { $ref: '#/components/schemas/Book' }
    const resource = await open({ '/books': { get: answers(list({ anyOf: [ref, ref] })) } }, { Book: book })
    expect(resource.fields).toMatchObject([
      { name: 'name' },
      { name: 'color', max: 20, isRequired: false },
      { name: 'state', kind: 'choice', values: ['new', 'old'] },
    ])
    expect(resource.notes).toContain('kind: left out, since it is always "book"')
    expect(resource.notes).toContain('sequel: left out, since it is one of several things')
  })

  it('is left out if code cannot name it, or its values have several types', async () => {
    const names = ['constructor', '__proto__', 'prototype', '_2nd', 'e-mail', 'titles.first']
    const fields = [...names.map((name) => [name, text()] as const), ['size', { enum: [4, 'large'] }], ['name', text()]]
    const row = object(Object.fromEntries(fields) as Json)
    const resource = await openRow({ ...row, required: ['name', ...names] })
    expect(namesIn(resource)).toEqual(['name'])
    expect(resource.notes).toEqual([
      ...names.map((name) => `${name}: left out, since code cannot name it`),
      'size: left out, since its type is not supported',
    ])
  })

  it('has the limits of its numbers, if it is one of several', async () => {
    const level = { type: 'number', enum: [3, 1, 2] }
    const ratio = { enum: [0.5, 1.5, null] }
    const resource = await openRow(object({ name: text(), level, ratio }, ['name', 'level', 'ratio']))
    expect(resource.fields.slice(1)).toMatchObject([
      { kind: 'integer', min: 1, max: 3, isRequired: true },
      { kind: 'number', min: 0.5, max: 1.5, isRequired: false },
    ])
    expect(resource.notes[0]).toBe('level: numbers between 3, 1, 2 are accepted, too')
  })

  it('has those values of a choice that are texts', async () => {
    const resource = await openRow(object({ name: text(), answer: text({ enum: ['yes', 'no', 1] }) }, ['name']))
    expect(fieldIn(resource, 'answer')?.values).toEqual(['yes', 'no'])
    expect(resource.notes).toEqual(['answer: 1 cannot be chosen, since only texts can'])
  })

  it('is long because of its name, not of a length that all texts share', async () => {
    const long = text({ maxLength: 5000 })
    const { fields } = await openRow(object({ name: long, email: long, phone: long, description: long, isbn: text() }))
    expect(fields.map(({ kind }) => kind)).toEqual(['text', 'email', 'phone', 'long', 'text'])
    expect(fields.at(-1)).not.toHaveProperty('max')
  })

  it('keeps only bounds that numbers express', async () => {
    const whole = (more: Json) => ({ type: 'integer', ...more })
    const resource = await openRow(
      object(
        {
          name: text(),
          loans: whole({ minimum: 0, maximum: 2 ** 63 }),
          serial: whole({ minimum: -(2 ** 63) }),
          safe: whole({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
          large: whole({ minimum: 2 ** 50, exclusiveMinimum: true }),
          ratio: { type: 'number', maximum: 1e300 },
          never: whole({ minimum: 9, maximum: 2 }),
        },
        ['name'],
      ),
    )
    expect(resource.fields.map(({ min, max }) => [min, max])).toEqual([
      [undefined, undefined],
      [0, undefined],
      [undefined, undefined],
      [undefined, undefined],
      [2 ** 50 + 1, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(resource.notes).toEqual([
      'loans: its maximum is not checked, since it is beyond 2^53',
      'serial: its minimum is not checked, since it is beyond 2^53',
      'ratio: its maximum is not checked, since it is beyond 2^53',
      'never: its limits are not checked, since no number is within them',
    ])
  })

  it.each([
    ['^([a-z]+[-.]?)+$', false],
    ['^\\@?[A-Z]{2}\\-\\d{4}$', true],
  ])('is checked with the pattern %s: %s', async (pattern, isChecked) => {
    const resource = await openRow(object({ name: text(), tag: text({ pattern }) }))
    expect(fieldIn(resource, 'tag')?.pattern !== undefined).toBe(isChecked)
    expect(resource.notes.join().includes(pattern)).toBe(!isChecked)
  })

  it('is tested with a wrong text of the right length', async () => {
    const serial = text({ format: 'uuid', minLength: 36, maxLength: 36 })
    const resource = await openRow(object({ name: text(), serial }, ['name', 'serial']))
    const { files } = planNew(process.cwd(), namesOf('apps/lib-books'), { resource })
    expect(files['tests/apps/lib-books/handlers.test.ts']).toContain(`["serial","${'1'.repeat(36)}","format"]`)
  })

  it('has a sample, whatever its limits', async () => {
    const { fields, primary } = await openRow(
      object(
        {
          name: text({ maxLength: 4 }),
          few: text({ minLength: 8, maxLength: 3 }),
          endless: text({ minLength: 1e9 }),
          email: text({ format: 'email', maxLength: 5 }),
          code: text({ pattern: '^[A-Z]{3}$', readOnly: true }),
        },
        ['name', 'few', 'endless', 'email', 'code'],
      ),
    )
    expect(fields.map(({ name }) => name)).toEqual(['name', 'few', 'endless', 'email', 'code'])
    const rows = sampleRows(fields, primary, 'book', 14)
    expect(rows.flatMap((row) => Object.values(row)).filter((value) => value === null)).toEqual([])
    expect(new Set(rows.map((row) => row.name)).size).toBe(14)
  })
})

describe('a resource that is not there', () => {
  const paths = Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`/part-${index}`, {}]))

  it('leads to similar ones, also below others', async () => {
    const found = open({ '/gone': {}, ...paths, '/shops/{shop}/books': {}, '/books/{id}': {} }, {}, '/v2/books')
    const message = 'has no /v2/books. It has: /shops/{shop}/books, /gone, /part-0, '
    await expect(found).rejects.toThrow(message)
    await expect(found).rejects.toThrow('/part-17 and 6 more.')
  })
})

describe('labels', () => {
  const names = ['private', 'default', 'use_pull_title_as_default', 'use_pull_title_as_message', 'link', '_link']

  it('are whole and unique; every field is there', async () => {
    const fields = object({ name: text(), ...Object.fromEntries(names.map((name) => [name, text()])) })
    const resource = await openRow(fields)
    const labels = resource.fields.map(({ label }) => label)
    expect(labels.slice(1)).toEqual([
      'Private',
      'Default',
      'Use pull title as default',
      'Use pull title as message',
      'Link',
      'Link (_link)',
    ])
    const { files } = planNew(process.cwd(), namesOf('apps/lib-books'), { resource })
    const german = JSON.parse(files['src/views/apps/lib-books/locales/de.json'] ?? '') as { field: Json }
    expect(german.field).toMatchObject({ private: 'Private', use_pull_title_as_default: 'use_pull_title_as_default' })
  })

  it('keep abbreviations', async () => {
    const names = ['APIKeyID', 'html_url', 'vatId', 'VAT', 'SHIP_TO_CITY', 'isOnCDN', 'line2']
    const { fields } = await openRow(object(Object.fromEntries(['name', ...names].map((name) => [name, text()]))))
    const labels = fields.map(({ label }) => label).join(', ')
    expect(labels).toBe('Name, API key ID, HTML URL, VAT ID, VAT, Ship to city, Is on CDN, Line2')
  })
})

describe('a document in several files', () => {
  const files = {
    'api.yaml':
      "openapi: 3.1.0\ninfo: { title: Library, version: '1' }\npaths:\n  /books: { get: { $ref: parts/books.yaml } }\n",
    'parts/books.yaml': `responses: { '200': { description: OK, content: { application/json: { schema: { $ref: 'list.json#/all' } } } } }\n`,
    'parts/list.json': JSON.stringify({ all: list(object({ name: text() })) }),
  }

  it('is read from all of them', async () => {
    const folder = makeTree(files)
    expect(namesIn(await readResource(join(folder, 'api.yaml'), 'books'))).toEqual(['name'])
  })

  it.each([
    ['parts/books.yaml', 'api.yaml#/paths/~1books/get'],
    ['parts/list.json', 'parts/books.yaml#/responses/200/content/application~1json/schema'],
  ])('names %s if it is missing, and the place of the reference', async (file, place) => {
    const folder = makeTree(files)
    rmSync(join(folder, file))
    const message = new RegExp(`${file.replace(/.*\//, '')}\\S*, which is not there \\(${place}\\)`)
    await expect(readResource(join(folder, 'api.yaml'), '/books')).rejects.toThrow(message)
  })
})
