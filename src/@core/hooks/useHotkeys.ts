import { createContext, use, useEffect, useEffectEvent } from 'react'
import { hasOpenLayer } from '../components/overlay/layers'

/** Handlers by combination: `mod+k` (⌘ on a Mac, Ctrl elsewhere), `shift+u`, or a single character such as `/` or `?`. */
export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Whether single-character shortcuts are on (WCAG 2.2, 2.1.4), and their setter. Shortcuts with Ctrl or ⌘ always work. */
export const SingleKeysContext = createContext<{
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}>({ isOn: true, onChange: () => undefined })

/** Elements that use typed characters; a select finds options by them. */
const typedInto = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select'

/** Shortcuts that act repeatedly while held; others act once. */
const movements = /^(?:[jk]|arrow\w+)$/

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(typedInto))
}

function combinationOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase()
  const shift = event.shiftKey && /^[a-z]$/.test(key)
  return `${event.ctrlKey || event.metaKey ? 'mod+' : ''}${shift ? 'shift+' : ''}${key}`
}

/**
 * Handles shortcuts on the page, in place of the browser's default. Single-character shortcuts are ignored while the user
 * types, while a dialog, drawer or menu is open, or if they are turned off.
 * @param isOfShell The page's shortcuts win over those of the shell.
 */
export function useHotkeys(hotkeys: Hotkeys, isOfShell = false): void {
  const { isOn } = use(SingleKeysContext)
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    const combination = combinationOf(event)
    const handler = hotkeys[combination]
    if (!handler) return
    const isSingleKey = !combination.startsWith('mod+')
    if (isSingleKey && (!isOn || isTyping(event.target) || hasOpenLayer())) return
    event.preventDefault()
    if (event.repeat && !movements.test(combination)) return
    handler(event)
  })

  useEffect(() => {
    const listener = (event: Event) => handleKeyDown(event as KeyboardEvent)
    // Key events reach the document before the window, whichever component was mounted first.
    const target: EventTarget = isOfShell ? globalThis : document
    target.addEventListener('keydown', listener)
    return () => target.removeEventListener('keydown', listener)
  }, [isOfShell])
}
