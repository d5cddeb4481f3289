import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { routes } from '@/navigation/modules'
import { readReference } from '../../../scripts/vite/reference'

const entries = readReference()
const names = new Set(entries.map(({ name }) => name))
const find = (name: string) => entries.find((entry) => entry.name === name)

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Names of the exported functions and classes of a file, and of constants with the name of a hook. */
function exportsOf(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return statements.filter(isExported).flatMap((node) => {
    if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return node.name?.text ?? []
    if (!ts.isVariableStatement(node)) return []
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) && /^use[A-Z]/.test(name.text) ? name.text : [],
    )
  })
}

const files = readdirSync('src/@core', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/@core/${file.replaceAll('\\', '/')}`)
  // Has a single entry.
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('/reactstrap.tsx'))

describe('the reference', () => {
  it('contains every exported component and hook of @core', () => {
    const wanted = files.flatMap((file) =>
      exportsOf(file).filter((name) => /^use[A-Z]/.test(name) || (/^[A-Z]/.test(name) && file.endsWith('.tsx'))),
    )
    expect(wanted.length).toBeGreaterThan(150)
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
  })

  it.each([
    'useList',
    'ListPage',
    'ListCard',
    'useRowMenu',
    'defineFields',
    'useWrite',
    'useFormWrite',
    'ListResource',
  ])('contains %s', (name) => expect(find(name)).toMatchObject({ isInternal: false }))

  it('has a description of each entry: write a doc comment', () =>
    expect(entries.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]))

  it('has the type of each result: declare the return type of a hook', () => {
    const hooks = entries.filter(({ kind, isInternal }) => (kind === 'hook' || kind === 'function') && !isInternal)
    expect(hooks.filter(({ result }) => result?.type === '').map(({ name }) => name)).toEqual([])
  })

  it('has unique names, which are part of URLs', () => expect(names.size).toBe(entries.length))

  it('links to pages that exist', () => {
    const pages = entries.flatMap((entry) => entry.pages)
    expect(pages).toContain('/components/accordion')
    const known = new Set(routes.map(({ path }) => path))
    expect(pages.filter((page) => !known.has(page))).toEqual([])
  })

  it('links to the page that documents a component, not to all whose examples use it', () => {
    expect(find('Accordion')?.pages).toEqual(['/components/accordion'])
    expect(find('Tree')?.pages).toEqual(['/components/tree'])
  })

  it('marks what only its own layer imports', () => {
    expect(find('DataTable')).toMatchObject({ isInternal: false })
    expect(find('BodyRow')).toMatchObject({ isInternal: true })
  })

  it("lists reactstrap's components in a single entry", () =>
    expect(find('reactstrap')?.members.map(({ name }) => name)).toEqual(expect.arrayContaining(['Modal', 'Row'])))
})
