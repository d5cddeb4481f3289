// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { readPreferences, writePreferences } from '@/configs/preferences'
import { readStored, storageKeys, writeStored } from '@/configs/storage'
import type { Preferences } from '@/utility/preferences'
import { defaultPreferences } from '@/product'

const other = defaultPreferences.primary === 'blue' ? 'teal' : 'blue'

const everyOther: Preferences = {
  skin: 'semi-dark',
  direction: 'rtl',
  menuCollapsed: true,
  primary: other,
  menuLayout: 'horizontal',
  menuHidden: true,
  contentWidth: 'full',
  navbar: 'static',
  footer: 'hidden',
  shortcuts: false,
}

const stored = (): Record<string, unknown> => Object.fromEntries(Object.entries(localStorage))

function block() {
  const refuse = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
  }
}

describe('the appearance', () => {
  it('is read as written', () => {
    writePreferences(everyOther)
    expect(readPreferences()).toEqual(everyOther)
    writePreferences(defaultPreferences)
    expect(readPreferences()).toEqual(defaultPreferences)
  })

  it('has keys for skin, direction and menu-collapsed, one for other preferences, and omits defaults', () => {
    writePreferences({ ...defaultPreferences, skin: 'dark', primary: other })
    expect(stored()).toEqual({
      skin: '"dark"',
      direction: '"language"',
      menuCollapsed: 'false',
      layout: `{"primary":"${other}"}`,
    })
    writePreferences(defaultPreferences)
    expect(stored()).not.toHaveProperty('layout')
  })

  it('accepts unquoted texts, as other products with these keys write them', () => {
    Object.assign(localStorage, { skin: 'dark', direction: 'rtl' })
    expect(readPreferences()).toMatchObject({ skin: 'dark', direction: 'rtl' })
  })

  it.each(['', '{', 'null', '[]', '7', '"neon"', 'true', '{"skin":"dark"}', '[["dark"]]'])(
    'uses the defaults if all keys contain %s',
    (text) => {
      Object.assign(localStorage, { skin: text, direction: text, menuCollapsed: text, layout: text })
      expect(readPreferences()).toEqual({ ...defaultPreferences, menuCollapsed: text === 'true' })
    },
  )

  it('uses defaults for each invalid preference', () => {
    localStorage.setItem('layout', `{"primary":"${other}","navbar":"glued","menuHidden":"yes","footer":null}`)
    expect(readPreferences()).toEqual({ ...defaultPreferences, primary: other })
  })

  it('lasts for a visit if storage is blocked', () => {
    block()
    expect(readPreferences()).toEqual(defaultPreferences)
    expect(() => {
      writePreferences(everyOther)
    }).not.toThrow()
  })
})

describe('a key', () => {
  it('is written as JSON, and removed by null', () => {
    writeStored(storageKeys.recentSearches, ['tea'])
    expect(readStored(storageKeys.recentSearches)).toEqual(['tea'])
    writeStored(storageKeys.recentSearches, null)
    expect(readStored(storageKeys.recentSearches)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it('has a unique name', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(@core|redux|views).*\.tsx?$/.test(file),
    )
    const users = files
      .map((file) => readFileSync(`src/${file}`, 'utf8'))
      .filter((text) => /(read|write)Stored\(|localStorage/.test(text))
    const own = users.flatMap((text) => [...text.matchAll(/const storageKey = '(\w+)'/g)].map(([, name]) => name))
    expect(own.length).toBeGreaterThan(0)
    const names = [...Object.values(storageKeys), 'accessToken', 'refreshToken', ...own]
    expect(new Set(names).size).toBe(names.length)
    const keys = users.flatMap((text) => [...text.matchAll(/(?:read|write)Stored\(\s*(\w+)/g)].map(([, key]) => key))
    expect(keys.filter((key) => key !== 'storageKey' && key !== 'storageKeys')).toEqual([])
  })
})
