import { useCan } from '@core/auth/useCan'
import type { ReactNode } from 'react'

/** Disables its fields for users without permission to update. */
export function Editable({ children }: { children: ReactNode }) {
  return (
    <fieldset className="stack" disabled={!useCan()('update', 'Data')}>
      {children}
    </fieldset>
  )
}
