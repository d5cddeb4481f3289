import { SingleKeysContext } from '@core/hooks/useHotkeys'
import { useMemo, type ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from '@/redux/shell/layout/slice'

/** Lets users turn off single-key shortcuts (WCAG 2.2, 2.1.4). */
export function SingleKeys({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const { shortcuts: isOn } = useAppSelector(selectPreferences)
  const value = useMemo(
    () => ({
      isOn,
      onChange(shortcuts: boolean) {
        dispatch(preferencesChanged({ shortcuts }))
      },
    }),
    [dispatch, isOn],
  )
  return <SingleKeysContext value={value}>{children}</SingleKeysContext>
}
