import { createContext, use } from 'react'

/** What the shell opens above the page. */
export type Overlay = 'menu' | 'palette' | 'examples' | 'customizer' | 'shortcuts' | 'lab' | 'pageSource'

/** What every overlay is given. */
export interface OverlayProps {
  readonly onClose: () => void
}

interface Overlays {
  readonly open: (overlay: Overlay) => void
  /** Fetches an overlay's code while the pointer or the focus is on its way to the button. */
  readonly warm: (overlay: Overlay) => void
}

/** Lab and page source exist only in demo builds. */
export const hasLab = import.meta.env.VITE_API !== 'real'

export const OverlaysContext = createContext<Overlays>({ open: () => undefined, warm: () => undefined })

/** Opens an overlay of the shell. */
export function useOverlays(): Overlays {
  return use(OverlaysContext)
}
