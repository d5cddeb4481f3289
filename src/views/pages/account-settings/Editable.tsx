import { useCan } from '@core/auth/useCan'
import type { ReactNode } from 'react'

/** What is off for those who may only look at it. */
export function Editable({ children }: { children: ReactNode }) {
  return (
    <fieldset className="stack" disabled={!useCan()('update', 'Data')}>
      {children}
    </fieldset>
  )
}
