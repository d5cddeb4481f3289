// @vitest-environment jsdom
import { toast } from '@core/toast/toast'
import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it, onTestFinished, vi } from 'vitest'
import { accountSwitched, samplesReset, signedOut } from '@/redux/app/events'
import { createAppStore } from '@/redux/app/store'
import { draftOpened } from '@/redux/apps/email/composerSlice'
import { fetchBookmarks, selectBookmarks } from '@/redux/shell/bookmarks/slice'
import { preferencesChanged, selectPreferences } from '@/redux/shell/layout/slice'
import { signIn, signOut } from '@/redux/shell/session/slice'
import { tokenStore } from '@/redux/shell/session/storage'
import { pageShown } from '@/redux/shell/visits/slice'
import { startBackend } from '../../support/backend'

const slices = import.meta.glob<Record<string, unknown>>('../../../src/redux/*/*/*{s,S}lice.ts', { eager: true })

/** The pending action of every thunk: each changes the state. */
function everyThunkBegun(): UnknownAction[] {
  const exported = Object.values(slices).flatMap((module) => Object.values(module))
  const thunks = exported.flatMap((value): unknown[] =>
    typeof value === 'object' ? Object.values(value ?? {}) : [value],
  )
  return thunks.flatMap((thunk) =>
    typeof thunk === 'function' && 'typePrefix' in thunk
      ? [{ type: `${String(thunk.typePrefix)}/pending`, meta: { arg: [], requestId: 'first' } }]
      : [],
  )
}

function openStore() {
  const store = createAppStore({ api: startBackend({ now: () => new Date() }).api })
  onTestFinished(() => {
    tokenStore.clear()
  })
  return store
}

it('logout clears all loaded data, but keeps the appearance', async () => {
  const store = openStore()
  await store.dispatch(signIn({ email: 'admin@demo.com', password: 'admin' }))
  await store.dispatch(fetchBookmarks())
  store.dispatch(preferencesChanged({ primary: 'teal' }))
  expect(selectBookmarks(store.getState())).not.toEqual([])
  await store.dispatch(signOut('asked'))
  expect(selectBookmarks(store.getState())).toEqual([])
  expect(selectPreferences(store.getState()).primary).toBe('teal')
})

it.each([signedOut('asked'), accountSwitched()])(
  '$type dismisses the toasts, which can undo what the user did',
  (end) => {
    const dismissAll = vi.spyOn(toast, 'dismissAll')
    openStore().dispatch(end)
    expect(dismissAll).toHaveBeenCalledOnce()
  },
)

it.each([signedOut('asked'), accountSwitched(), samplesReset()])('$type resets every slice', (end) => {
  const store = openStore()
  /** Without appearance, session and changes of other tabs. */
  const loaded = () =>
    Object.fromEntries(
      Object.entries(store.getState()).filter(([name]) => !['layout', 'session', 'changes'].includes(name)),
    )
  const before = loaded()
  for (const begun of everyThunkBegun()) store.dispatch(begun)
  store.dispatch(draftOpened({ subject: 'Tea' }))
  store.dispatch(pageShown({ to: '/apps/email', label: 'Email' }))
  const after = loaded()
  expect(Object.keys(before).filter((name) => after[name] === before[name])).toEqual([])
  store.dispatch(end)
  expect(loaded()).toEqual(before)
})
