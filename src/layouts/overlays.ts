import { createContext, use } from 'react'

export type Overlay = 'menu' | 'palette' | 'examples' | 'customizer' | 'shortcuts' | 'lab' | 'pageSource'

export interface OverlayProps {
  readonly onClose: () => void
}

interface Overlays {
  readonly open: (overlay: Overlay) => void
  /** Preloads the code on hover or focus. */
  readonly warm: (overlay: Overlay) => void
}

/** True in demo builds only. Also controls the page source. */
export const hasLab = import.meta.env.VITE_API !== 'real'

export const OverlaysContext = createContext<Overlays>({ open: () => undefined, warm: () => undefined })

export function useOverlays(): Overlays {
  return use(OverlaysContext)
}
