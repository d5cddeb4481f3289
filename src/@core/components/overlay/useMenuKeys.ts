import { useRef, type KeyboardEvent } from 'react'

/** Typeahead: letters within this many milliseconds of each other form a word. */
const wordPause = 600

/** Keyboard of a menu (WAI-ARIA Authoring Practices, "Menu"): arrows, Home, End, typeahead; Tab calls `onLeave`. */
export function useMenuKeys(onLeave: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ word: '', at: 0 })

  return function handleKeyDown(event) {
    const items = itemsOf(event.currentTarget)
    const current = items.findIndex((item) => item === document.activeElement)
    const target = targetOf(event)
    if (event.key === 'Tab') onLeave()
    else if (!target) return
    else target.focus()
    event.preventDefault()

    function targetOf({ key, timeStamp }: KeyboardEvent): HTMLElement | undefined {
      if (key === 'ArrowDown') return items[(current + 1) % items.length]
      if (key === 'ArrowUp') return items.at(Math.max(current, 0) - 1)
      if (key === 'Home') return items[0]
      if (key === 'End') return items.at(-1)
      if (key.length > 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return undefined
      const word = (timeStamp - typed.current.at < wordPause ? typed.current.word : '') + key.toLocaleLowerCase()
      typed.current = { word, at: timeStamp }
      const fromHere = [...items.slice(current + 1), ...items.slice(0, current + 1)]
      const candidates = word.length > 1 ? [...items.slice(current), ...items.slice(0, current)] : fromHere
      return candidates.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(word))
    }
  }
}

/** Returns the focusable items of an element with the role `menu`, in order. */
export function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')]
}
