import { useEffect, useRef, type RefObject } from 'react'
import type { Mailbox } from '../shared/mailbox'

interface Parts {
  mailbox: Mailbox
  listPane: RefObject<HTMLElement | null>
  focusRow: (index: number) => void
}

/** Moves the focus into an email that replaces the list, and back to its row. */
export function usePaneFocus({ mailbox: { url, emails, pages }, listPane, focusRow }: Parts): void {
  const { openId, view, q } = url
  const list = JSON.stringify([view, q, pages.page])
  const last = useRef({ openId, list, index: -1 })

  useEffect(() => {
    const before = last.current
    const indexOf = (id: number | null) => emails.findIndex((email) => email.id === id)
    const index = indexOf(openId)
    // An email that left the list keeps its index.
    last.current = { openId, list, index: index === -1 && openId === before.openId ? before.index : index }
    if (openId === before.openId || document.activeElement?.closest('[role="dialog"]')) return
    if (openId !== null) {
      const pane = listPane.current
      if (pane && getComputedStyle(pane).visibility === 'hidden')
        pane.parentElement?.querySelector<HTMLElement>('h2[tabindex]')?.focus()
    } else if (list === before.list) {
      const row = indexOf(before.openId)
      const nearest = row === -1 ? Math.min(before.index, emails.length - 1) : row
      if (nearest >= 0) focusRow(nearest)
    }
  })
}
