import { createContext, use } from 'react'

/** A question that has to be answered before something is done that cannot be undone. */
export interface ConfirmRequest {
  title: string
  /** What will happen, naming the thing it happens to. */
  body: string
  /** The action itself, such as "Delete user", never "OK". */
  confirmLabel: string
  /** "Cancel" by default; another text where the question is about canceling something. */
  cancelLabel?: string
  isDanger?: boolean
}

/** Asks, and tells whether the person agreed. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | null>(null)

/**
 * The way to ask before something irreversible.
 *
 * @returns A function that shows the question and resolves to the answer; closing the dialog is a no.
 * @throws Where no `ConfirmProvider` is around.
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it')
  return confirm
}
