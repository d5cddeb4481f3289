import { readPreferences, writePreferences } from '@/configs/preferences'
import { storageKeys } from '@/configs/storage'
import type { AppStore } from '@/redux/app/store'
import { applyPreferences, watchSystemSkin } from './applyPreferences'
import { preferencesChanged, selectChosen, selectPreferences } from './slice'

const storedKeys: readonly string[] = [
  storageKeys.skin,
  storageKeys.direction,
  storageKeys.menuCollapsed,
  storageKeys.layout,
]

/**
 * Syncs the chosen preferences with page, storage and other tabs.
 * @returns applies the preferences again, for example after a language change
 */
export function syncLayout(store: AppStore): () => void {
  const chosen = () => selectChosen(store.getState())
  const apply = () => applyPreferences(selectPreferences(store.getState()))

  store.startListening({
    predicate: (_, state, before) => selectPreferences(state) !== selectPreferences(before),
    effect: apply,
  })
  store.startListening({
    predicate: (_, state, before) => selectChosen(state) !== selectChosen(before),
    effect: () => writePreferences(chosen()),
  })
  watchSystemSkin(apply)
  window.addEventListener('storage', ({ key }) => {
    if (key === null || !storedKeys.includes(key)) return
    const stored = readPreferences()
    if (JSON.stringify(stored) !== JSON.stringify(chosen())) store.dispatch(preferencesChanged(stored))
  })
  apply()
  return apply
}
