import { useCallback, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from './confirmContext'

/** Components with unsaved text, and whether leaving the screen would lose it. */
const holders = new Map<object, boolean>()

/** Whether anything on the page is not saved. */
export function hasUnsaved(): boolean {
  return holders.size > 0
}

/** Whether leaving the screen would lose something. */
export function isLeaveGuarded(): boolean {
  return [...holders.values()].includes(true)
}

function handleUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/**
 * Lets the page know of text that is not saved: leaving the screen or closing the tab asks then. A session that ends by itself
 * keeps the page.
 *
 * @param isDirty Whether there is any.
 * @param isLostByLeaving False for text that the product keeps when the user goes to another screen.
 */
export function useUnsaved(isDirty: boolean, isLostByLeaving = true): void {
  // A layout effect, so that the guard is active with the first paint of the changes.
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

/**
 * The question whether text that is not saved may go.
 *
 * @returns A function that asks it and resolves to the answer.
 */
export function useDiscardQuestion(): () => Promise<boolean> {
  const { i18n } = useTranslation()
  const confirm = useConfirm()
  return useCallback(async () => {
    // Pages that ask nothing do without the texts of the kit, the sign-in page among them.
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
