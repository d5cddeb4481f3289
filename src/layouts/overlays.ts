import { createContext, use } from 'react'

/** What the shell opens above the page. */
export type Overlay = 'menu' | 'palette' | 'examples' | 'customizer' | 'shortcuts' | 'lab'

/** What every overlay is given. */
export interface OverlayProps {
  readonly onClose: () => void
}

interface Overlays {
  readonly open: (overlay: Overlay) => void
  /** Fetches an overlay's code while the pointer or the focus is on its way to the button. */
  readonly warm: (overlay: Overlay) => void
}

/** A real backend has no lab: it misbehaves without one. */
export const hasLab = import.meta.env.VITE_API !== 'real'

export const OverlaysContext = createContext<Overlays>({ open: () => undefined, warm: () => undefined })

/** Opens the palette, also for examples only, the customizer, the list of shortcuts, the lab, or the menu of narrow windows. */
export function useOverlays(): Overlays {
  return use(OverlaysContext)
}
