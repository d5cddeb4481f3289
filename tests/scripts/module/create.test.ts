import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { planNew } from '../../../scripts/module/create'
import { namesOf } from '../../../scripts/module/names'
import { ImportGraph } from '../../../scripts/module/graph'
import { keysIn, withoutModule } from '../../../scripts/module/registries'
import { runModule } from '../../../scripts/module/run'
import { flatten, type Texts } from '../../../scripts/module/texts'

const root = process.cwd()
const graph = new ImportGraph(root)
const plan = (given: string, label?: string, options: Parameters<typeof planNew>[2] = {}) =>
  planNew(root, namesOf(given, label === undefined ? [] : [label], options.page), options)

describe('the name of a new module', () => {
  it.each([
    ['suppliers', 'apps/suppliers', 'Supplier', 'Suppliers'],
    ['pages/purchase-agencies', 'pages/purchase-agencies', 'Purchase agency', 'Purchase agencies'],
    ['ware-boxes', 'apps/ware-boxes', 'Ware box', 'Ware boxes'],
  ])('%s becomes %s, with an entry called %s', (given, key, one, many) => {
    expect(namesOf(given)).toMatchObject({ key, label: { one, many } })
  })

  it('may be an irregular plural, if a singular is given', () => {
    expect(namesOf('people', ['Person/People'])).toMatchObject({ plural: 'people', Singular: 'Person' })
    expect(namesOf('staff', ['Staff member/Staff'])).toMatchObject({ plural: 'staff', singular: 'staffMember' })
  })

  it('may differ between code and screen', () => {
    expect(namesOf('purchase-agencies', ['Büro / Büros'])).toEqual({
      key: 'apps/purchase-agencies',
      plural: 'purchaseAgencies',
      Plural: 'PurchaseAgencies',
      singular: 'purchaseAgency',
      Singular: 'PurchaseAgency',
      label: { one: 'Büro', many: 'Büros' },
      labels: {},
    })
  })

  it('may be given by language', () => {
    expect(namesOf('suppliers', ['Vendor/Vendors', 'de=Lieferant/Lieferanten'])).toMatchObject({
      label: { one: 'Vendor', many: 'Vendors' },
      labels: { de: { one: 'Lieferant', many: 'Lieferanten' } },
    })
  })

  it('of a page has one form', () => {
    const status = { plural: 'status', singular: 'status', label: { one: 'Status', many: 'Status' } }
    expect(namesOf('status', [], true)).toMatchObject(status)
    expect(namesOf('opening-hours', ['When we open'], true).label.many).toBe('When we open')
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

const languages = ['en', 'de', 'fr', 'pt', 'ar']
const textsOf = (files: Readonly<Record<string, string>>, view: string, language: string) =>
  JSON.parse(files[`${view}/locales/${language}.json`] ?? '{}') as Texts

describe('a new module', () => {
  const { key, files, edited, untranslated } = plan('pages/purchase-agencies', 'Agency/Agencies')
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

  it('has its texts in five languages, with the given name', () => {
    const texts = languages.map((language) => textsOf(files, view, language))
    for (const own of texts) {
      expect(flatten(own).map(([name]) => name)).toEqual(flatten(texts[0] ?? {}).map(([name]) => name))
      expect(own).toMatchObject({
        nav: { purchaseAgencies: 'Agencies' },
        title: 'Agencies',
        field: { name: 'Agency' },
      })
    }
    expect(new Set(texts.map(({ noneText }) => noneText)).size).toBe(5)
    expect(texts[0]).toMatchObject({ form: { add: 'Add agency' }, none: 'No agencies yet', search: 'Search agencies' })
  })

  it('keeps the capitals of an abbreviation', () => {
    const { files } = plan('vat-codes', 'VAT code/VAT codes')
    expect(textsOf(files, 'src/views/apps/vat-codes', 'en').form).toMatchObject({ add: 'Add VAT code' })
  })

  it('has translated names', () => {
    const { files, untranslated } = planNew(root, namesOf('crates', ['de=Kiste/Kisten', 'ar=صندوق/صناديق']))
    expect(textsOf(files, 'src/views/apps/crates', 'de')).toMatchObject({
      title: 'Kisten',
      form: { add: 'Kiste hinzufügen' },
      none: 'Noch keine Kisten',
    })
    expect(textsOf(files, 'src/views/apps/crates', 'ar')).toMatchObject({ form: { edit: 'تعديل صندوق' } })
    expect(untranslated).toEqual(['fr, pt: "Crate", "Crates"'])
  })

  it('names missing translations, in its README too', () => {
    expect(untranslated).toEqual(['ar, de, fr, pt: "Agency", "Agencies"'])
    expect(named(`${view}/README.md`)).toContain('- ar, de, fr, pt: "Agency", "Agencies"')
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

describe('a new module with options', () => {
  const view = 'src/views/apps/crates'
  const namesIn = (files: object) => Object.keys(files).map((path) => path.replace(/.*\//, ''))

  it('has the same files and requests as before without them', () => {
    const { files } = plan('crates')
    expect(namesIn(files)).toEqual(expect.arrayContaining(['CratesPage.tsx', 'CrateDialog.tsx']))
    expect(namesIn(files).filter((name) => /CratePage|CrateForm|viewSlice/.test(name))).toEqual([])
    const requests = [...(files['src/redux/apps/crates/contract.ts'] ?? '').matchAll(/(?:get|post|del)\('(\S+?)'\)/g)]
    expect(requests.map(([, path]) => path?.replace('/apps/crates', ''))).toEqual([
      '/data',
      '/add',
      '/update',
      '/delete',
      '/restore',
    ])
    expect(textsOf(files, view, 'en').nav).toEqual({ crates: 'Crates' })
  })

  it.each([
    [{ detail: true }, ['/view/:id'], ['CratePage.tsx', 'CrateActions.tsx', 'CrateDialog.tsx']],
    [{ form: true }, ['/add', '/edit/:id'], ['CrateAddPage.tsx', 'CrateEditPage.tsx', 'CrateForm.tsx']],
    [
      { detail: true, form: true },
      ['/view/:id', '/add', '/edit/:id'],
      ['CratePage.tsx', 'CrateActions.tsx', 'CrateForm.tsx'],
    ],
  ])('%j has its pages, and no dialog beside a form', (options, paths, pages) => {
    const { files } = plan('crates', undefined, options)
    const found = [...(files[`${view}/paths.ts`] ?? '').matchAll(/definePath\('\/apps\/crates([^']*)'\)/g)]
    expect(found.map(([, path]) => path)).toEqual(['', ...paths])
    expect(namesIn(files)).toEqual(expect.arrayContaining(pages))
    expect(namesIn(files).includes('CrateDialog.tsx')).toBe(!('form' in options))
    expect(files['src/redux/apps/crates/contract.ts']).toContain("one: get('/apps/crates/one')")
    expect(Object.keys(textsOf(files, view, 'ar').nav ?? {})).toHaveLength(paths.length + 1)
    for (const [path, text] of Object.entries(files)) expect(path + text).not.toMatch(/supplier/i)
  })

  it('reads one row like all others', () => {
    const { files } = plan('crates')
    const withRow = plan('crates', undefined, { detail: true }).files
    for (const path of ['@fake-db/apps/crates/handlers.ts', 'redux/apps/crates/operations.ts']) {
      const linesOf = (text = '') => text.split('\n')
      const kept = new Set(linesOf(withRow[`src/${path}`]))
      expect(linesOf(files[`src/${path}`]).filter((line) => !kept.has(line))).toEqual([])
    }
  })

  it('is a page without data', () => {
    const { files, edited } = plan('status', undefined, { page: true })
    expect(Object.keys(files).sort()).toEqual(
      [
        'src/@fake-db/apps/status/pages.ts',
        ...languages.map((language) => `src/views/apps/status/locales/${language}.json`),
        ...['README.md', 'StatusPage.tsx', 'module.ts', 'paths.ts'].map((name) => `src/views/apps/status/${name}`),
        'tests/apps/status/StatusPage.test.tsx',
      ].sort(),
    )
    expect(Object.keys(edited)).toEqual(['src/navigation/modules.ts'])
    expect(textsOf(files, 'src/views/apps/status', 'en').title).toBe('Status')
  })

  it.each([
    [['--page', '--detail'], '--page creates a page without data'],
    [['--fields', 'name', '--from', 'api.json'], 'Use --fields or --from, not both.'],
    [['--fields', 'name,price:euro'], '"price:euro" has an unknown type. Use text, long, email'],
    [['--fields', 'name,class-name'], '"class-name" cannot be used, since code cannot name it.'],
    [['--fields', 'name,Name'], '"name" is there already'],
    [['--fields', 'size:integer'], 'have no field with a text that could name them'],
  ])('%j is rejected', async (args, message) => {
    await expect(runModule(root, ['new', 'crates', '--dry-run', ...args])).rejects.toThrow(message)
  })
})
