import { useCallback, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from './confirmContext'

/** Components with unsaved changes, and whether leaving the screen loses them. */
const holders = new Map<object, boolean>()

/** Whether the page has unsaved changes. */
export function hasUnsaved(): boolean {
  return holders.size > 0
}

/** Whether leaving the screen loses changes. */
export function isLeaveGuarded(): boolean {
  return [...holders.values()].includes(true)
}

function handleUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/**
 * Registers unsaved changes: leaving the screen or closing the tab then asks. An expired session keeps the page.
 * @param isLostByLeaving False for text that survives a change of screen.
 * @param isDirty whether there are unsaved changes
 */
export function useUnsaved(isDirty: boolean, isLostByLeaving = true): void {
  // Layout effect: the guard is active with the first paint of the changes.
  useLayoutEffect(() => {
    if (!isDirty) return
    const holder = {}
    holders.set(holder, isLostByLeaving)
    globalThis.addEventListener('beforeunload', handleUnload)
    return () => {
      holders.delete(holder)
      if (holders.size === 0) globalThis.removeEventListener('beforeunload', handleUnload)
    }
  }, [isDirty, isLostByLeaving])
}

/** Returns a function that asks whether to discard unsaved changes, and resolves to the answer. */
export function useDiscardQuestion(): () => Promise<boolean> {
  const { i18n } = useTranslation()
  const confirm = useConfirm()
  return useCallback(async () => {
    // Lazy: pages without questions, such as login, do not load the texts of `kit`.
    await i18n.loadNamespaces('kit')
    const t = i18n.getFixedT(null, 'kit')
    return confirm({
      title: t('discard.title'),
      body: t('discard.body'),
      confirmLabel: t('discard.confirm'),
      cancelLabel: t('discard.keep'),
      isDanger: true,
    })
  }, [confirm, i18n])
}
