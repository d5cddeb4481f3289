import { readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { makeTree } from './tree'

/** @returns the cascade layer of a rule, such as `ld-copied.product`; '' outside of layers */
function layerOf(css: string, selector: string): string {
  const open: string[] = []
  for (const [token] of css.slice(0, css.indexOf(selector)).matchAll(/[^{}]*[{}]/g)) {
    if (token.endsWith('{')) open.push(token)
    else open.pop()
  }
  return open.flatMap((token) => /@layer ([\w-]+)\s*\{$/.exec(token)?.[1] ?? []).join('.')
}

it('limits only sheets of copied files to the pages, and keeps those of the app unchanged', async () => {
  const root = makeTree({
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'vite.config.ts':
      "import { copiedModules } from './vite.modules.ts'\nexport default { plugins: [copiedModules()] }\n",
    'vite.modules.ts': readFileSync('scripts/module/host/vite.modules.ts', 'utf8'),
    'scripts/vite/layers.mjs': readFileSync('scripts/vite/layers.mjs', 'utf8'),
    'scripts/vite/scope.mjs': readFileSync('scripts/vite/scope.mjs', 'utf8'),
    'src/product.ts': "export const primaryColors = {}\nexport const defaultPreferences = { primary: 'blue' }\n",
    'src/@core/scss/_palette.scss': "$primaries: () !default;\n$primary: '' !default;\n",
    'src/main.ts':
      "import 'bootstrap/dist/css/bootstrap.css'\nimport './views/own.scss'\nimport './views/apps/a/Page'\n",
    'src/views/own.scss': '.own { margin-left: 1px; }',
    'src/views/apps/a/module.ts': '',
    'src/views/apps/a/Page.ts': "import '@fullcalendar/react/skeleton.css'\nimport './page.scss'\n",
    'src/views/apps/a/page.scss': '.copied { color: red; }',
  })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const settings = { write: false, minify: false, cssMinify: false } as const
  const built = await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: settings })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  const css = sheet?.type === 'asset' ? String(sheet.source) : ''
  expect(css).toMatch(/\.own \{\s*margin-left: 1px;\s*\}/)
  for (const own of ['.own', '.btn {', 'h6, .h6']) expect([own, layerOf(css, own)]).toEqual([own, ''])
  expect(css).toContain(':where(.ld-copied) .copied')
  expect(layerOf(css, '.copied')).toBe('ld-copied.product')
  expect(layerOf(css, /\.fc[\w-]*|\.fcui[\w-]*/.exec(css)?.[0] ?? '?')).toBe('ld-copied.base')
})
