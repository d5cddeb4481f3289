import { describe, expect, it } from 'vitest'
import { ImportGraph } from '../../../scripts/module/graph'
import { mergePackages, withCompanions } from '../../../scripts/module/packages'
import { entryFile, keysIn, withModule, withoutModule } from '../../../scripts/module/registries'
import { withPaths, withPlugin } from '../../../scripts/module/settings'
import { makeTree, plainApp } from './tree'

describe('the files that a file needs', () => {
  it('are its imports of any kind: aliases, texts of each language, sheets, fonts, build plugins', () => {
    const root = makeTree({
      'src/a.tsx': [
        "import { b } from '@/b'",
        "import type { C } from '@core/c'",
        "import './a.scss'",
        "import props from '@core/c.ts?props'",
        "import { x } from '@scope/name/part'",
        'export const texts = (language: string) => import(`./locales/${language}.json`)',
      ].join('\n'),
      'src/b.ts': "import 'zod/mini'\nimport 'node:fs'\n",
      'src/@core/c.ts': '',
      'src/a.scss':
        "// @use 'nothing';\n@use 'part';\n@import 'bootstrap/scss/close';\n@include face('../src/f.woff2');\n",
      'src/_part.scss': '',
      'src/f.woff2': '',
      'src/locales/en.json': '{}',
      'src/locales/de.json': '{}',
      'scripts/vite/componentProps.ts': '',
    })
    const graph = new ImportGraph(root)
    expect([...graph.closureOf(['src/a.tsx'])].sort()).toEqual([
      'scripts/vite/componentProps.ts',
      'src/@core/c.ts',
      'src/_part.scss',
      'src/a.scss',
      'src/a.tsx',
      'src/b.ts',
      'src/f.woff2',
      'src/locales/de.json',
      'src/locales/en.json',
    ])
    expect(graph.needsOf('src/a.tsx').packages).toEqual(['@scope/name'])
    expect(graph.needsOf('src/a.scss').packages).toEqual(['bootstrap'])
    expect(graph.needsOf('src/b.ts').packages).toEqual(['zod'])
  })

  it('must exist', () => {
    const graph = new ImportGraph(makeTree({ 'src/a.ts': "import './b'\n" }))
    expect(() => graph.closureOf(['src/a.ts'])).toThrow('src/a.ts imports ./b, which is not there.')
    expect([...graph.closureOf(['src/a.ts'], () => true)]).toEqual(['src/a.ts'])
  })
})

describe('a registry', () => {
  const graph = new ImportGraph('.')
  const views = graph.read('src/navigation/modules.ts')
  const samples = graph.read('src/@fake-db/registry.ts')

  it.each([
    ['of views', views],
    ['of sample handlers', samples],
  ])('%s removes and adds any module', (_, text) => {
    for (const key of keysIn(text)) {
      const without = withoutModule(text, key)
      expect(keysIn(without)).toEqual(keysIn(text).filter((other) => other !== key))
      const back = withModule(without, text, key)
      expect(keysIn(back).sort()).toEqual(keysIn(text).sort())
      expect(
        back
          .split('\n')
          .sort()
          .filter((line) => !line.startsWith('  //')),
      ).toEqual(
        text
          .split('\n')
          .sort()
          .filter((line) => !line.startsWith('  //')),
      )
    }
  })

  it('adds a module once, and only known ones', () => {
    expect(withModule(views, views, 'apps/email')).toBe(views)
    expect(withModule(views, views, 'apps/nothing')).toBe(views)
    expect(withoutModule(views, 'apps/nothing')).toBe(views)
  })

  it('removes the comment above an entry', () => {
    expect(samples).toMatch(/^ {2}\/\/.*cart/m)
    expect(withoutModule(samples, 'shell/cart')).not.toMatch(/^ {2}\/\/.*cart/m)
  })

  it('converts an entry to a separate file', () => {
    expect(entryFile(samples, 'shell/roles')).toBe(`import { entry } from '@fake-db/kit/entry'

export default entry('shell/roles', ['/api/roles'], 'ACL', () => import('@fake-db/shell/roles/handlers'))
`)
  })

  it('may be empty', () => {
    expect(withModule('const all = []\n', views, 'apps/email')).toContain('[\n  email,\n]')
  })
})

describe('packages', () => {
  it('include versions, overrides and types; existing ones keep their version', () => {
    const source = {
      dependencies: { react: '19.3.1', zod: '4.6.7', axios: '1.0.0' },
      devDependencies: { sass: '1.1.1' },
      overrides: { 'react-popper': '3.0.1', other: '1' },
    }
    const target = { dependencies: { react: '^19.0.0' }, overrides: { other: '2' } }
    const { manifest, added } = mergePackages(target, source, ['react', 'zod', 'sass'])
    expect(manifest).toEqual({
      dependencies: { react: '^19.0.0', zod: '4.6.7' },
      devDependencies: { sass: '1.1.1' },
      overrides: { 'react-popper': '3.0.1', other: '2' },
    })
    expect(added).toEqual(['zod 4.6.7', 'sass 1.1.1'])
    expect(withCompanions('.', ['papaparse', '@tiptap/react', 'not-ours'])).toEqual(
      expect.arrayContaining(['papaparse', '@types/papaparse', '@tiptap/pm']),
    )
  })
})

describe('the settings of an app', () => {
  it('get the aliases once, with comments kept', () => {
    const aliased = withPaths(plainApp['tsconfig.app.json']) ?? ''
    expect(aliased).toContain('"@core/*": ["./src/@core/*"]')
    expect(aliased).toContain('/* Bundler mode */')
    expect(withPaths(aliased)).toBe(aliased)
    expect(withPaths('{ "compilerOptions": { "paths": { "#/*": ["./x/*"] } } }')).toMatch(/"@\/\*".*"#\/\*"/)
    expect(withPaths('{ "files": [] }')).toBeUndefined()
  })

  it('get the plugin once', () => {
    const config = withPlugin(plainApp['vite.config.ts']) ?? ''
    expect(config).toContain('plugins: [copiedModules(), react()]')
    expect(config).toContain("from 'vite'\nimport { copiedModules } from './vite.modules.ts'\n")
    expect(withPlugin(config)).toBe(config)
    expect(withPlugin('export default {}')).toBeUndefined()
  })
})
