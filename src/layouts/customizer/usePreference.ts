import type { Preferences } from '@/configs/theme'
import { defaultPreferences } from '@/product'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from '@/redux/shell/layout/slice'

/** One choice of the look, and what changes it. */
export function usePreference<Name extends keyof Preferences>(name: Name) {
  const dispatch = useAppDispatch()
  const value: Preferences[Name] = useAppSelector((state) => selectPreferences(state)[name])
  const change = (next: Preferences[Name]) => void dispatch(preferencesChanged({ [name]: next }))
  return {
    value,
    change,
    isChanged: value !== defaultPreferences[name],
    reset: () => change(defaultPreferences[name]),
  }
}
