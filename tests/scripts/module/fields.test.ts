import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planNew } from '../../../scripts/module/create'
import { readResource } from '../../../scripts/module/from/document'
import { resourceOfFields } from '../../../scripts/module/from/fieldList'
import { namesOf } from '../../../scripts/module/names'
import { makeTree } from './tree'

const root = process.cwd()

describe('a field is recognized by its name', () => {
  const read = async (properties: object) => {
    const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' }, ...properties } }
    const api = {
      openapi: '3.1.0',
      paths: { '/x': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    }
    return readResource(join(makeTree({ 'api.json': JSON.stringify(api) }), 'api.json'), '/x')
  }
  const long = { type: 'string', maxLength: 5000 }

  it.each([
    ['email', 'email'],
    ['billing_email', 'email'],
    ['contactEmail', 'email'],
    ['phone', 'phone'],
    ['mobile_phone_number', 'phone'],
    ['website', 'url'],
    ['homepageUrl', 'url'],
    ['currency', 'currency'],
    ['default_currency', 'currency'],
    ['startDate', 'date'],
    ['description', 'long'],
    ['telephony', 'text'],
    ['candidate', 'text'],
    ['emailing', 'text'],
  ])('%s is of the kind %s, of any length', async (name, kind) => {
    const { fields } = await read({ [name]: long })
    expect(fields.find((field) => field.name === name)?.kind).toBe(kind)
  })

  it('without validation, as a document does not require it', async () => {
    const { files } = planNew(root, namesOf('crates'), { resource: await read({ email: long, website: long }) })
    const schema = files['src/redux/apps/crates/schema.ts']
    expect(schema).toContain('email: z.nullish(z.string().check(z.trim(), z.maxLength(5000)))')
    expect(schema).not.toContain('z.url()')
  })

  it('unless a format says otherwise, a choice is given, or it is a number', async () => {
    const { fields } = await read({
      email: { type: 'string', format: 'uuid' },
      currency: { enum: ['eur', 'usd'] },
      website: { type: 'integer' },
      startDate: { type: 'integer', format: 'unix-time' },
    })
    expect(fields.map(({ kind }) => kind)).toEqual(['text', 'uuid', 'choice', 'integer', 'time'])
  })
})

describe('a list of fields', () => {
  const resource = resourceOfFields(
    'size:integer, title:text, email?, price:currency, currency, founded:date, state:a|b, notes?',
  )

  it('has their types, or those of their names; the first name comes first', () => {
    expect(resource.fields.map(({ name, kind, isRequired }) => `${name}${isRequired ? '' : '?'} ${kind}`)).toEqual([
      'title text',
      'size integer',
      'email? email',
      'price money',
      'currency currency',
      'founded date',
      'state choice',
      'notes? long',
    ])
  })

  it('becomes a module with validation, amounts in the currency of their row, and links to its pages', () => {
    const { files } = planNew(root, namesOf('crates'), { resource, detail: true, form: true })
    const named = (path: string) => files[`src/${path}`] ?? ''
    expect(named('redux/apps/crates/schema.ts')).toContain('z.email()')
    expect(named('views/apps/crates/fields.tsx')).toContain(
      'cents: Math.round(row.price * 100), currency: row.currency',
    )
    expect(named('views/apps/crates/fields.tsx')).toContain('paths.crateView.href({ id: row.id })}>{row.title}<')
    expect(named('views/apps/crates/CratePage.tsx')).toContain('data?.title')
    expect(named('views/apps/crates/CrateForm.tsx')).toContain("['title', 'size']")
    expect(named('views/apps/crates/README.md')).toContain('Made of `--fields`')
  })
})
