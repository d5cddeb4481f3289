// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { initialLanguage } from '@/configs/i18n'
import { readPreferences, writePreferences } from '@/configs/preferences'
import { contentWidths, directions, menuLayouts, primaries, skins } from '@/utility/preferences'
import { languages } from '@/configs/languages'
import { modules } from '@/navigation/modules'
import { defaultPreferences, product } from '@/product'
import { applyPreferences } from '@/redux/shell/layout/applyPreferences'
import { layouts } from '@/views/layouts/gallery/layouts'
import { fillPage } from '../../scripts/vite/product'

const html = fillPage(readFileSync('index.html', 'utf8'), modules, '/')
const script = /<script>([\s\S]*?)<\/script>/.exec(html)![1]!
const ours = [
  'dir',
  'data-bs-theme',
  'data-skin',
  'data-primary',
  'data-menu-layout',
  'data-menu',
  'data-content-width',
]

function attributes() {
  const root = document.documentElement
  return Object.fromEntries(ours.map((name) => [name, root.getAttribute(name)]))
}

function load() {
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  for (const { name, value } of new DOMParser().parseFromString(html, 'text/html').documentElement.attributes) {
    root.setAttribute(name, value)
  }
}

/** Attributes set by the first script of the page. */
function boot() {
  load()
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the page's own script
  new Function(script)()
  return attributes()
}

/** Attributes set by the app. */
function apply(preferences = readPreferences()) {
  load()
  document.documentElement.lang = initialLanguage()
  applyPreferences(preferences)
  return attributes()
}

function setSystem(isDark: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
}

describe('the first paint of a logged-in user', () => {
  const routes = modules.flatMap((module) => module.routes)
  const samples = routes.map(({ path, sample = path, layout = 'app' }) => [sample.replace(/\/:\w+\?/g, ''), layout])

  it('has no outline of the shell on pages without it', () => {
    setSystem(false)
    localStorage.setItem('refreshToken', 'token')
    localStorage.setItem('userData', '{}')
    const outlines = samples.map(([path]) => {
      window.history.replaceState(null, '', path)
      boot()
      return [path, document.documentElement.getAttribute('data-outline') ?? 'app']
    })
    expect(outlines).toEqual(samples)
  })
})

describe('the first paint and the app agree', () => {
  const looks = [
    ...skins.map((skin) => ({ skin })),
    ...directions.map((direction) => ({ direction })),
    ...primaries.map((primary) => ({ primary })),
    ...menuLayouts.map((menuLayout) => ({ menuLayout })),
    ...contentWidths.map((contentWidth) => ({ contentWidth })),
    { menuCollapsed: true },
    { menuHidden: true },
    { menuCollapsed: true, menuHidden: true },
  ]

  it.each(looks)('on %o', (look) => {
    for (const isDark of [false, true]) {
      setSystem(isDark)
      writePreferences({ ...defaultPreferences, ...look })
      expect(boot()).toEqual(apply())
    }
  })

  describe.each(languages)('in the language $code', ({ code, direction }) => {
    it.each([
      ['nothing', null, direction],
      ['what the language has', '"language"', direction],
      ['right to left', '"rtl"', 'rtl'],
      ['left to right', '"ltr"', 'ltr'],
    ])('with the stored direction %s', (_, stored, expected) => {
      setSystem(false)
      localStorage.setItem('language', JSON.stringify(code))
      if (stored !== null) localStorage.setItem('direction', stored)
      expect(boot()).toMatchObject({ dir: expected })
      expect(document.documentElement.lang).toBe(code)
      expect(apply()).toMatchObject({ dir: expected })
    })
  })

  it.each(['', '{', 'null', '[]', '7', '"neon"', 'true', 'dark', '{"primary":"neon","menuHidden":"yes"}'])(
    'with garbage: %s',
    (text) => {
      setSystem(false)
      Object.assign(localStorage, { skin: text, direction: text, menuCollapsed: text, layout: text, language: text })
      expect(boot()).toEqual(apply())
      expect(document.documentElement.lang).toBe(product.language)
    },
  )

  it('without stored values', () => {
    setSystem(true)
    expect(boot()).toEqual(apply())
  })

  it('with blocked storage', () => {
    setSystem(false)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError')
    })
    expect(boot()).toEqual(apply())
  })
})

describe('the first paint of a page with its own appearance', () => {
  const chosen = { ...defaultPreferences, menuHidden: true, menuCollapsed: true, contentWidth: 'full' } as const

  it.each(Object.entries(layouts))('differs on /layouts/%s', (name, look) => {
    setSystem(false)
    writePreferences(chosen)
    for (const path of [`/layouts/${name}`, `/demo/layouts/${name}/`]) {
      window.history.replaceState(null, '', path)
      expect(boot()).toEqual(apply({ ...chosen, ...look }))
      expect(globalThis.pagePreferences).toEqual(look)
    }
    expect(readPreferences()).toEqual(chosen)
  })

  it.each(['/', '/layouts/blank', '/layouts/boxed/more', '/apps/boxed'])('is normal on %s', (path) => {
    setSystem(false)
    writePreferences(chosen)
    window.history.replaceState(null, '', path)
    expect(boot()).toEqual(apply(chosen))
    expect(globalThis.pagePreferences).toBeUndefined()
  })
})
