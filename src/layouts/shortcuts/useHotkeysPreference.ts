import { setSingleKeyShortcuts } from '@core/hooks/useHotkeys'
import { useEffect } from 'react'
import { useAppSelector } from '@/redux/app/hooks'
import { selectPreferences } from '@/redux/shell/layout/slice'

/** Shortcuts of a single key work unless someone has turned them off (WCAG 2.2, 2.1.4). */
export function useHotkeysPreference(): void {
  const isOn = useAppSelector((state) => selectPreferences(state).shortcuts)
  useEffect(() => {
    setSingleKeyShortcuts(isOn)
  }, [isOn])
}
