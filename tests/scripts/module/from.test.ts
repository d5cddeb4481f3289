import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planNew } from '../../../scripts/module/create'
import { namesOf } from '../../../scripts/module/names'
import { readResource } from '../../../scripts/module/from/document'
import { sampleRows } from '../../../scripts/module/from/samples'
import { runModule } from '../../../scripts/module/run'
import { makeTree } from './tree'

const root = process.cwd()
const fixture = (name: string) => join(root, 'tests/scripts/module/fixtures', name)
const pets = await readResource(fixture('petshop.json'), '/pets')
const contacts = await readResource(fixture('crm.yaml'), '/v1/contacts')
const fieldOf = ({ fields }: typeof pets, name: string) => fields.find((field) => field.name === name)

describe('a document of OpenAPI 3.0', () => {
  it('yields the fields of a resource, through references and allOf', () => {
    const { fields, primary } = pets
    expect(primary.name).toBe('name')
    expect(fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'name text',
      'species choice',
      'price number',
      'legs integer',
      'bornOn date',
      'chip text',
      'isVaccinated boolean',
      'class text',
      'arrivedAt time',
    ])
    expect(fieldOf(pets, 'price')).toMatchObject({ min: 0, isAbove: true, max: 5000, isRequired: true })
    expect(fieldOf(pets, 'legs')).toMatchObject({ min: 0, max: 8, isRequired: false })
    expect(fieldOf(pets, 'chip')).toMatchObject({ label: 'Chip', pattern: '^[A-Z]{2}\\d{6}$' })
    expect(fieldOf(pets, 'arrivedAt')).toMatchObject({ isReadOnly: true, isRequired: true })
  })

  it('yields notes about differences', () => {
    expect(pets.notes).toEqual([
      'price: steps of 0.01 are not checked',
      'photoUrls: left out, since it is a list',
      'owner: left out, since it is an object',
    ])
  })
})

describe('a document of OpenAPI 3.1, in YAML', () => {
  it('yields the fields of a list response, with null in its types', () => {
    const resource = contacts
    expect(resource.primary.name).toBe('full_name')
    expect(fieldOf(resource, 'source')).toMatchObject({ kind: 'choice', isRequired: false, label: 'Source of lead' })
    expect(fieldOf(resource, 'deal_value')).toMatchObject({ min: 0, isAbove: true, isRequired: false })
    expect(fieldOf(resource, 'notes')?.kind).toBe('long')
    expect(fieldOf(resource, 'code')?.pattern).toBeUndefined()
    expect(resource.notes).toEqual([
      'id: a number here, whatever it is there',
      'code: the pattern ^(\\d+|x)+$ is not checked, since it may take too long',
      'branch: the pattern ^(?P<name>\\w+)$ is not checked, since it is no pattern here',
      'next_call: the form asks for the day, not for the time',
      'password: left out, since it is sent and never answered',
      'address: left out, since it is an object',
      'reference: left out, since it is one of several things',
    ])
  })
})

describe('a document with references', () => {
  const schema = ($ref: string) => ({ content: { 'application/json': { schema: { $ref } } } })
  const people = {
    'parts.json': JSON.stringify({ Name: { type: 'string', maxLength: 60 } }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'People', version: '1' },
      paths: {
        '/people': {
          parameters: [{ $ref: '#/components/parameters/Page' }],
          get: { responses: { 200: { $ref: '#/components/responses/People' } } },
          post: { requestBody: { $ref: '#/components/requestBodies/Person' } },
        },
        '/parties': { get: { responses: { 200: schema('#/components/schemas/Party') } } },
      },
      components: {
        parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
        responses: { People: schema('#/components/schemas/People') },
        requestBodies: { Person: schema('#/components/schemas/Person') },
        schemas: {
          People: { type: ['array', 'null'], items: { $ref: '#/components/schemas/Person' } },
          Person: { allOf: [{ $ref: '#/components/schemas/Named' }, { $ref: '#/components/schemas/Dated' }] },
          Named: { type: 'object', required: ['name'], properties: { name: { $ref: 'parts.json#/Name' } } },
          Dated: {
            properties: {
              born: { oneOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
              mother: { $ref: '#/components/schemas/Person' },
              father: { $ref: '#/components/schemas/Nobody' },
            },
          },
          Party: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'object', properties: { vat: {} } }] },
        },
      },
    }),
  }
  const read = (resource: string) => readResource(join(makeTree(people), 'api.json'), resource)

  it('includes parameters, responses, bodies and other files', async () => {
    const { fields, notes } = await read('/people')
    expect(fields).toMatchObject([
      { name: 'name', kind: 'text', max: 60, isRequired: true },
      { name: 'born', kind: 'date', isRequired: false },
    ])
    expect(notes).toEqual([
      'mother: left out, since it is an object',
      'father: left out, since it refers to #/components/schemas/Nobody, which is not there (api.json#/components/schemas/Dated/properties/father)',
    ])
  })

  it('combines the fields of rows with several shapes', async () => {
    const { fields, notes } = await read('/parties')
    expect(fields.map(({ name }) => name)).toEqual(['name', 'born'])
    expect(notes[0]).toBe('rows have several forms: their fields are combined')
  })
})

describe('sample rows', () => {
  it('satisfy their fields, are plausible, and are equal each time', () => {
    const { fields, primary } = contacts
    const rows = sampleRows(fields, primary, 'contact', 14)
    expect(rows).toEqual(sampleRows(fields, primary, 'contact', 14))
    expect(new Set(rows.map((row) => row.full_name)).size).toBe(14)
    for (const row of rows) {
      expect(row.full_name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u)
      expect(row.email).toMatch(/^[a-z]+\.[a-z]+@example\.com$/)
      expect([1, 2, 3, 4, 5]).toContain(row.rating)
      if (row.phone !== null) expect(row.phone).toMatch(/^\+44 [\d ]+$/)
      if (row.deal_value !== null) expect(row.deal_value).toBeGreaterThan(0)
    }
    expect(rows.filter((row) => row.company === null)).toHaveLength(3)
    for (const { chip } of sampleRows(pets.fields, pets.primary, 'pet', 14))
      if (chip !== null) expect(chip).toMatch(/^[A-Z]{2}\d{6}$/)
  })
})

describe('a module from a document', () => {
  const { files, untranslated } = planNew(root, namesOf('pages/shop-pets'), { resource: pets })
  const named = (path: string) => files[path] ?? ''

  it('replaces the parts of each template file', () => {
    const taken = Object.values(files).flatMap((source) =>
      [...source.matchAll(/import (?:type )?\{ ([^}]+) \} from '(@(?:core|fake-db)\/[^']+)'/g)].flatMap(
        ([, names = '', file = '']) => names.split(', ').map((name) => ({ name: name.replace(/^type /, ''), file })),
      ),
    )
    expect(taken.length).toBeGreaterThan(20)
    const missing = taken.filter(({ name, file }) => {
      if (`src/${file}.ts` in files) return false
      const path = ['.ts', '.tsx', '/index.ts'].map((end) => join(root, 'src', file + end)).find(existsSync)
      return !path || !new RegExp(`export .*\\b${name}\\b`).test(readFileSync(path, 'utf8'))
    })
    expect(missing).toEqual([])
  })

  it('has a column of the right kind for each field, and a control unless it is read-only', () => {
    const fields = named('src/views/pages/shop-pets/fields.tsx')
    for (const { name } of pets.fields) expect(fields).toContain(`  ${name}: {`)
    expect(fields).toContain("price: { kind: 'number'")
    expect(fields).toContain("isVaccinated: { kind: 'boolean'")
    expect(fields).toContain("bornOn: { kind: 'date'")
    const dialog = named('src/views/pages/shop-pets/ShopPetDialog.tsx')
    const [, rows] = /rows=\{\[(.*)\]\}/.exec(dialog) ?? []
    expect(rows).toBe("['name'], ['species'], ['price'], ['legs'], ['bornOn'], ['chip'], ['isVaccinated'], ['class']")
  })

  it('contains only its own fields, and notes about differences', () => {
    for (const [path, text] of Object.entries(files)) expect(path + text).not.toMatch(/supplier|addedAt|statuses/i)
    expect(named('src/views/pages/shop-pets/README.md')).toContain('`/pets` of Pet Shop')
    expect(named('src/views/pages/shop-pets/README.md')).toContain('- photoUrls: left out, since it is a list.')
  })

  it('has its texts in five languages', () => {
    for (const language of ['en', 'de', 'fr', 'pt', 'ar'])
      expect(JSON.parse(named(`src/views/pages/shop-pets/locales/${language}.json`))).toMatchObject({
        field: { bornOn: 'Born on', isVaccinated: 'Is vaccinated' },
        species: { cat: 'Cat', 'guinea-pig': 'Guinea pig' },
      })
    expect(JSON.parse(named('src/views/pages/shop-pets/locales/de.json'))).toMatchObject({ field: { price: 'Preis' } })
    expect(untranslated[1]).toMatch(/^ar, de, fr, pt: field\.species, .*field\.bornOn/)
    expect(untranslated[1]).not.toContain('field.price')
  })

  it('is described by a dry run', async () => {
    const told = await runModule(root, ['new', 'pages/pets', '--from', fixture('petshop.json'), '--dry-run'])
    expect(told).toContain('Would create pages/pets: ')
    expect(told).toContain('Differences from the document:\n  price: ')
  })
})

describe('an error is a sentence', () => {
  it.each([
    ['a document that is not there', 'nowhere.json', '/pets', 'There is no file'],
    ['a resource that is not there', 'petshop.json', '/cats', 'has no /cats. It has: /pets, /tags, /weights.'],
    ['rows that are no objects', 'petshop.json', '/tags', 'What /tags answers is no object with fields'],
    ['rows without a name', 'petshop.json', '/weights', 'have no field with a text that could name them'],
  ])('%s', async (_, file, resource, message) => {
    await expect(readResource(fixture(file), resource)).rejects.toThrow(message)
  })

  it.each([
    ['api.json', '{"swagger": "2.0"}', 'is no OpenAPI document of version 3.0 to 3.2. Convert it from Swagger first'],
    ['api.json', '{"info": {}}', 'is no OpenAPI document of version 3.0 to 3.2.'],
    ['api.html', '<!doctype html>', 'is no OpenAPI document of version 3.0 to 3.2.'],
    ['api.json', '[]', 'is no OpenAPI document of version 3.0 to 3.2.'],
    ['api.json', '{', 'cannot be read: '],
    ['api.yaml', 'a: [', 'cannot be read: '],
  ])('%s with %j', async (file, text, message) => {
    const folder = makeTree({ [file]: text })
    await expect(readResource(join(folder, file), '/pets')).rejects.toThrow(message)
  })

  it('for a resource without a document', async () => {
    await expect(runModule(root, ['new', 'ware-boxes', '--resource', '/boxes'])).rejects.toThrow(
      '--resource requires --from',
    )
  })
})
