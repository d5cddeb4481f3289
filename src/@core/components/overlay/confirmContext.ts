import { createContext, use } from 'react'

export interface ConfirmRequest {
  title: string
  /** Consequence, naming the object. */
  body: string
  /** The action, such as "Delete user", never "OK". */
  confirmLabel: string
  /** "Cancel" by default; set it if the action itself cancels something. */
  cancelLabel?: string
  isDanger?: boolean
}

/** Resolves to true if the user confirms. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | null>(null)

/** Returns a function that asks in a dialog; closing it resolves to false. Throws without a `ConfirmProvider` above. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm) throw new Error('useConfirm requires a ConfirmProvider above it')
  return confirm
}
