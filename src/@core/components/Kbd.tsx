import type { ReactNode } from 'react'

/** Key or key combination, as printed on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="kbd">{children}</kbd>
}
