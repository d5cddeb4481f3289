import { createContext, use, useEffect, useEffectEvent } from 'react'
import { hasOpenLayer } from '../components/overlay/layers'

/** Handlers by combination: `mod+k` (⌘ on a Mac, Ctrl elsewhere), `shift+u`, or a single character such as `/` or `?`. */
export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Whether shortcuts of a single character work (WCAG 2.2, 2.1.4), and how to change that. Those with Ctrl or ⌘ always do. */
export const SingleKeysContext = createContext<{
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}>({ isOn: true, onChange: () => undefined })

/** A letter says something in these; a select looks for it among its options. */
const typedInto = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(typedInto))
}

function combinationOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase()
  const shift = event.shiftKey && /^[a-z]$/.test(key)
  return `${event.ctrlKey || event.metaKey ? 'mod+' : ''}${shift ? 'shift+' : ''}${key}`
}

/**
 * Listens for shortcuts on the whole page. Those of a single character are inert while one types, while a dialog, drawer
 * or menu is open, and when they are turned off.
 *
 * @param hotkeys Handlers by combination. A shortcut that is handled does nothing else in the browser.
 */
export function useHotkeys(hotkeys: Hotkeys): void {
  const { isOn } = use(SingleKeysContext)
  // An effect event has the current handlers as soon as the page shows them.
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    const combination = combinationOf(event)
    const handler = hotkeys[combination]
    if (!handler) return
    const isSingleKey = !combination.startsWith('mod+')
    if (isSingleKey && (!isOn || isTyping(event.target) || hasOpenLayer())) return
    event.preventDefault()
    handler(event)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    globalThis.addEventListener('keydown', listener)
    return () => globalThis.removeEventListener('keydown', listener)
  }, [])
}
