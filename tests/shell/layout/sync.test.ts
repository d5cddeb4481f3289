// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPreferences } from '@/configs/preferences'
import { storageKeys } from '@/configs/storage'
import { defaultPreferences } from '@/product'
import { createAppStore } from '@/redux/app/store'
import {
  menuToggled,
  pagePreferencesChanged,
  preferencesChanged,
  preferencesReset,
  selectChosen,
  selectPreferences,
} from '@/redux/shell/layout/slice'
import { syncLayout } from '@/redux/shell/layout/sync'

const root = document.documentElement
let setSystem: (isDark: boolean) => void = () => undefined

beforeEach(() => {
  const query = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => query)
  root.lang = 'en'
  setSystem = (isDark) => {
    query.matches = isDark
    query.dispatchEvent(new Event('change'))
  }
})

function open() {
  const store = createAppStore({ api: createApiClient(() => Promise.reject(new Error('No call is made.'))) })
  const applyPreferences = syncLayout(store)
  return { store, applyPreferences, look: () => selectPreferences(store.getState()) }
}

describe('a preference', () => {
  it('applies at once, and is stored', () => {
    const { store } = open()
    store.dispatch(preferencesChanged({ skin: 'dark', direction: 'rtl', primary: 'teal' }))
    expect(root.dir).toBe('rtl')
    expect(root.dataset).toMatchObject({ bsTheme: 'dark', skin: 'dark', primary: 'teal' })
    expect(readPreferences()).toEqual({ ...defaultPreferences, skin: 'dark', direction: 'rtl', primary: 'teal' })
  })

  it('survives a reload, until it is reset', () => {
    open().store.dispatch(preferencesChanged({ contentWidth: 'full', menuLayout: 'horizontal' }))
    const { store, look } = open()
    expect(look()).toMatchObject({ contentWidth: 'full', menuLayout: 'horizontal' })
    expect(root.dataset).toMatchObject({ contentWidth: 'full', menuLayout: 'horizontal' })
    store.dispatch(preferencesReset())
    expect(look()).toEqual(defaultPreferences)
    expect(readPreferences()).toEqual(defaultPreferences)
  })

  it.each(['7', '"none"', '{"menuLayout":"diagonal","primary":7,"navbar":null,"shortcuts":"yes"}', '[', '{'])(
    'is ignored if invalid, such as %s',
    (garbage) => {
      for (const key of Object.values(storageKeys)) localStorage.setItem(key, garbage)
      expect(open().look()).toEqual(defaultPreferences)
    },
  )

  it('collapses and expands the menu', () => {
    const { store } = open()
    store.dispatch(menuToggled())
    expect(root.dataset.menu).toBe('collapsed')
    store.dispatch(menuToggled())
    expect(root.dataset.menu).toBe('open')
    store.dispatch(preferencesChanged({ menuHidden: true, menuCollapsed: true }))
    expect(root.dataset.menu).toBe('hidden')
  })
})

describe('the appearance of a page', () => {
  it('replaces the preference, and is never stored', () => {
    const { store, look } = open()
    store.dispatch(pagePreferencesChanged({ contentWidth: 'full', menuLayout: 'horizontal' }))
    expect(root.dataset).toMatchObject({ contentWidth: 'full', menuLayout: 'horizontal' })
    expect(look()).toBe(look())
    store.dispatch(preferencesChanged({ contentWidth: 'boxed', primary: 'teal' }))
    expect(root.dataset).toMatchObject({ contentWidth: 'full', primary: 'teal' })
    expect(readPreferences()).toEqual({ ...defaultPreferences, primary: 'teal' })
    store.dispatch(pagePreferencesChanged(null))
    expect(root.dataset).toMatchObject({ contentWidth: 'boxed', menuLayout: 'vertical', primary: 'teal' })
    expect(look()).toBe(selectChosen(store.getState()))
  })

  it('stores nothing for users without preferences', () => {
    const { store } = open()
    store.dispatch(pagePreferencesChanged({ contentWidth: 'full' }))
    store.dispatch(pagePreferencesChanged(null))
    expect(localStorage).toHaveLength(0)
  })

  it('applies from the start on the first page', () => {
    vi.stubGlobal('pagePreferences', { menuHidden: true })
    open()
    expect(root.dataset.menu).toBe('hidden')
    expect(readPreferences().menuHidden).toBe(false)
  })

  it('has its own collapsed state of the menu', () => {
    const { store } = open()
    store.dispatch(pagePreferencesChanged({ menuCollapsed: true }))
    store.dispatch(menuToggled())
    expect(root.dataset.menu).toBe('open')
    expect(selectChosen(store.getState())).toEqual(defaultPreferences)
    store.dispatch(pagePreferencesChanged({ contentWidth: 'full' }))
    store.dispatch(menuToggled())
    expect(selectChosen(store.getState()).menuCollapsed).toBe(true)
  })

  it('stays when another tab changes the preference', () => {
    const { store, look } = open()
    store.dispatch(pagePreferencesChanged({ navbar: 'static' }))
    localStorage.setItem('layout', '{"navbar":"hidden","primary":"rose"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'layout' }))
    expect(look()).toMatchObject({ navbar: 'static', primary: 'rose' })
    expect(selectChosen(store.getState()).navbar).toBe('hidden')
  })
})

describe('the direction', () => {
  function speak(language: string) {
    root.lang = language
  }

  it('follows the language, until it is selected', () => {
    speak('ar')
    const { store, applyPreferences } = open()
    expect(root.dir).toBe('rtl')
    speak('de')
    applyPreferences()
    expect(root.dir).toBe('ltr')
    store.dispatch(preferencesChanged({ direction: 'rtl' }))
    for (const language of ['fr', 'ar', 'en']) {
      speak(language)
      applyPreferences()
      expect(root.dir).toBe('rtl')
    }
    store.dispatch(preferencesReset())
    expect(root.dir).toBe('ltr')
  })
})

describe('the skin of the system', () => {
  it('is followed if selected', () => {
    const { store } = open()
    store.dispatch(preferencesChanged({ skin: 'system' }))
    expect(root.dataset).toMatchObject({ bsTheme: 'light', skin: 'light' })
    setSystem(true)
    expect(root.dataset).toMatchObject({ bsTheme: 'dark', skin: 'dark' })
    expect(readPreferences().skin).toBe('system')
  })

  it('is ignored otherwise', () => {
    open()
    setSystem(true)
    expect(root.dataset.bsTheme).toBe('light')
  })
})

describe('another tab', () => {
  it('that changes the appearance changes it here', () => {
    const { look } = open()
    localStorage.setItem('skin', '"bordered"')
    window.dispatchEvent(new StorageEvent('storage', { key: 'skin' }))
    expect(look().skin).toBe('bordered')
    expect(root.dataset).toMatchObject({ bsTheme: 'light', skin: 'bordered' })
  })

  it('that changes something else changes nothing here', () => {
    const { look } = open()
    const before = look()
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'skin' }))
    expect(look()).toBe(before)
  })
})
