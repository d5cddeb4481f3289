// @vitest-environment jsdom
import i18next from 'i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { initialLanguage, startI18n, syncLanguage } from '@/configs/i18n'
import { pseudoLanguage } from '@/configs/languages'
import { until } from '../support/until'

// A separate instance: components of earlier test files may still use the shared one.
vi.mock(import('i18next'), async (original) => {
  const actual = await original()
  return { ...actual, default: actual.createInstance() }
})

const texts: Record<string, Record<string, unknown>> = {
  en: {
    hello: 'Hello {{name}}',
    nested: { found_one: 'One <b>tea</b>', found_other: '{{count}} teas' },
    only: 'English',
  },
  de: { hello: 'Guten Tag {{name}}', nested: { found_one: 'Ein Tee', found_other: '{{count}} Tees' } },
}

function start(language?: string) {
  const load = vi.fn((code: string) => {
    const found = texts[code]
    return found ? Promise.resolve({ default: found }) : Promise.reject(new Error(`No ${code}.`))
  })
  return startI18n((_, code) => load(code), ['core'], language).then((i18n) => ({
    i18n,
    load,
    t: i18n.getFixedT(null, 'core') as (key: string, values?: object) => string,
  }))
}

afterEach(() => {
  i18next.off('languageChanged')
  document.documentElement.lang = ''
})

describe('the first language', () => {
  it.each([
    [null, 'en'],
    ['"de"', 'de'],
    ['ar', 'ar'],
    ['"xx"', 'en'],
    ['{', 'en'],
    ['7', 'en'],
    [`"${pseudoLanguage}"`, pseudoLanguage],
  ])('for the stored value %s is %s', (stored, language) => {
    if (stored !== null) localStorage.setItem('language', stored)
    expect(initialLanguage()).toBe(language)
  })
})

describe('texts', () => {
  it('are loaded for the current language, and for English as fallback', async () => {
    const { t, load } = await start('de')
    expect(t('hello', { name: 'Wren & Co' })).toBe('Guten Tag Wren & Co')
    expect(t('only')).toBe('English')
    expect(load.mock.calls.map(([code]) => code).sort()).toEqual(['de', 'en'])
  })

  it('are loaded when another language is selected', async () => {
    const { i18n, load, t } = await start('en')
    expect(load).toHaveBeenCalledExactlyOnceWith('en')
    expect(t('nested.found', { count: 2 })).toBe('2 teas')
    await i18n.changeLanguage('de')
    expect(t('nested.found', { count: 2 })).toBe('2 Tees')
  })

  it('of the pseudo-locale mark translatable texts, and keep placeholders and tags', async () => {
    const { t } = await start(pseudoLanguage)
    expect(t('hello', { name: 'Ann' })).toBe('⟦Hélló Ann⟧')
    expect(t('nested.found', { count: 1 })).toBe('⟦Óñé <b>téá</b>⟧')
  })
})

describe('a selected language', () => {
  it('applies to the page, and is stored', async () => {
    const { i18n } = await start('en')
    syncLanguage(i18n, () => undefined)
    expect(document.documentElement.lang).toBe('en')
    await i18n.changeLanguage('de')
    expect(document.documentElement.lang).toBe('de')
    expect(initialLanguage()).toBe('de')
  })

  it('is adopted from another tab', async () => {
    const { i18n } = await start('en')
    syncLanguage(i18n, () => undefined)
    localStorage.setItem('language', '"de"')
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
    await until(() => {
      expect(document.documentElement.lang).toBe('de')
    })
  })
})
