import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { planNew } from '../../../scripts/module/create'
import { namesOf } from '../../../scripts/module/names'
import { ImportGraph } from '../../../scripts/module/graph'
import { keysIn, withoutModule } from '../../../scripts/module/registries'
import { runModule } from '../../../scripts/module/run'

const root = process.cwd()
const graph = new ImportGraph(root)
const plan = (given: string, label?: string) => planNew(root, namesOf(given, label))

describe('the name of a new module', () => {
  it.each([
    ['suppliers', 'apps/suppliers', 'Supplier', 'Suppliers'],
    ['pages/purchase-agencies', 'pages/purchase-agencies', 'Purchase agency', 'Purchase agencies'],
    ['ware-boxes', 'apps/ware-boxes', 'Ware box', 'Ware boxes'],
  ])('%s becomes %s, with an entry called %s', (given, key, one, many) => {
    expect(namesOf(given)).toMatchObject({ key, label: { one, many } })
  })

  it('may be an irregular plural, if a singular is given', () => {
    expect(namesOf('people', 'Person/People')).toMatchObject({ plural: 'people', Singular: 'Person' })
    expect(namesOf('staff', 'Staff member/Staff')).toMatchObject({ plural: 'staff', singular: 'staffMember' })
  })

  it('may differ between code and screen', () => {
    expect(namesOf('purchase-agencies', 'Büro / Büros')).toEqual({
      key: 'apps/purchase-agencies',
      plural: 'purchaseAgencies',
      Plural: 'PurchaseAgencies',
      singular: 'purchaseAgency',
      Singular: 'PurchaseAgency',
      label: { one: 'Büro', many: 'Büros' },
    })
  })

  it.each([
    ['Suppliers', undefined, '"Suppliers" is no name of a module'],
    ['our_suppliers', undefined, 'is no name of a module'],
    ['../suppliers', undefined, '"../suppliers" is in no group of the menu'],
    ['charts/suppliers', undefined, 'is in no group of the menu'],
    ['supplier', undefined, '"supplier" does not say what one is called'],
    ['staff', 'Staff/Staff', '"staff" does not say what one is called'],
    ['suppliers', 'Supplier', 'A name says one and many'],
    ['suppliers', "It's/They're", 'A name says one and many'],
    ['permissions', undefined, 'There is a module apps/permissions already.'],
    ['users', undefined, '"users" means something else in src/'],
    ['products', undefined, '"product" means something else in src/views/apps/ecommerce/'],
    ['rows', undefined, '"rows" means something else in the code of a list'],
    ['ware-boxes', 'User/Users', '"Users" means something else in src/redux/apps/user/operations.ts'],
    ['classes', undefined, '"class" means something else in the language'],
  ])('cannot be %s, called %s', (given, label, message) => {
    expect(() => plan(given, label)).toThrow(message)
  })
})

describe('a new module', () => {
  const { key, files, edited } = plan('pages/purchase-agencies', 'Agency/Agencies')
  const named = (path: string) => files[path] ?? ''
  const view = 'src/views/pages/purchase-agencies'

  it('is a list with all of its parts, in short files', () => {
    expect(Object.keys(files).map((path) => path.replace(`/${key}/`, '/'))).toEqual(
      expect.arrayContaining([
        ...['schema', 'contract', 'operations', 'slice', 'area'].map((part) => `src/redux/${part}.ts`),
        ...['seed', 'handlers', 'pages'].map((part) => `src/@fake-db/${part}.ts`),
        ...['module.ts', 'PurchaseAgenciesPage.tsx', 'PurchaseAgencyDialog.tsx', 'fields.tsx', 'README.md'].map(
          (part) => `src/views/${part}`,
        ),
        ...['handlers.test.ts', 'PurchaseAgenciesPage.test.tsx'].map((part) => `tests/${part}`),
      ]),
    )
    const withoutTexts = Object.keys(files).filter((path) => !path.endsWith('.json'))
    expect(withoutTexts.length).toBeLessThanOrEqual(16)
    const withoutTests = Object.entries(files).filter(([path]) => path.startsWith('src/'))
    expect(withoutTests.flatMap(([, text]) => text.trimEnd().split('\n')).length).toBeLessThanOrEqual(600)
  })

  it('contains no names of the template', () => {
    for (const [path, text] of Object.entries(files)) expect(path + text).not.toMatch(/supplier/i)
    expect(named(`${view}/module.ts`)).toContain("section: 'pages'")
    expect(named(`${view}/module.ts`)).toContain("import('./PurchaseAgenciesPage')")
    expect(named('src/redux/pages/purchase-agencies/contract.ts')).toContain("get('/pages/purchase-agencies/data')")
    expect(named('src/redux/pages/purchase-agencies/operations.ts')).toContain("title: 'Agencies'")
  })

  it('imports existing files', () => {
    for (const [path, text] of Object.entries(files)) {
      for (const [, name = ''] of text.matchAll(/from '@\/([^']+)'/g)) {
        const found = ['.ts', '.tsx', ''].map((ending) => `src/${name}${ending}`)
        expect(
          found.some((file) => file in files || existsSync(file)),
          `${path}: ${name}`,
        ).toBe(true)
      }
    }
  })

  it('has its texts in five languages, with the given name', () => {
    const keysOf = (value: unknown, at = ''): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, part]) => keysOf(part, `${at}.${name}`))
        : [at]
    const texts = ['en', 'de', 'fr', 'pt', 'ar'].map(
      (language) => JSON.parse(named(`${view}/locales/${language}.json`)) as Record<string, unknown>,
    )
    for (const own of texts) {
      expect(keysOf(own)).toEqual(keysOf(texts[0]))
      expect(own).toMatchObject({
        nav: { purchaseAgencies: 'Agencies' },
        title: 'Agencies',
        field: { name: 'Agency' },
      })
    }
    expect(new Set(texts.map(({ noneText }) => noneText)).size).toBe(5)
  })

  it('is added to each registry', () => {
    for (const path of ['src/navigation/modules.ts', 'src/@fake-db/registry.ts'])
      expect(keysIn(edited[path] ?? '').sort()).toEqual([...keysIn(graph.read(path)), key].sort())
    expect(edited['src/navigation/modules.ts']).toContain('  purchaseAgencies,\n]')
    expect(edited['src/@fake-db/registry.ts']).toContain("['/pages/purchase-agencies'], 'PurchaseAgency', () =>")
  })

  it('changes only the two registries, which a removal restores', () => {
    expect(Object.keys(edited)).toHaveLength(2)
    for (const [path, text] of Object.entries(edited)) expect(withoutModule(text, key)).toBe(graph.read(path))
  })

  it('is described by a dry run', async () => {
    const told = await runModule(root, ['new', 'ware-boxes', '--name', 'Crate/Crates', '--dry-run'])
    expect(told).toContain('Would create apps/ware-boxes: ')
    expect(told).toContain('src/views/apps/ware-boxes/WareBoxesPage.tsx')
    expect(existsSync('src/views/apps/ware-boxes')).toBe(false)
    await expect(runModule(root, ['new'])).rejects.toThrow('Name the new list')
    await expect(runModule(root, ['new', 'users'])).rejects.toThrow('choose another name')
  })
})
