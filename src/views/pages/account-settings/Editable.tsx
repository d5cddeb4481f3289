import { useMay } from '@core/auth/useMay'
import type { ReactNode } from 'react'

/** What is off for those who may only look at it. */
export function Editable({ children }: { children: ReactNode }) {
  return (
    <fieldset className="stack" disabled={!useMay()('update', 'Data')}>
      {children}
    </fieldset>
  )
}
