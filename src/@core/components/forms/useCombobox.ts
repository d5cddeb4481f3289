import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'

interface ComboboxSettings {
  /** Of the options, in their order. */
  keys: readonly string[]
  isOpen: boolean
  /** Whether the first option is active until another one is. */
  startsAtFirst?: boolean
}

/** A press in the list, or on its scroll bar, leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * A field with a list of what matches (WAI-ARIA Authoring Practices, "Combobox" with a list box): roles, ids, the active option and the
 * arrows. What is offered and what choosing does is the caller's.
 *
 * @param settings The options.
 * @returns Props of the field and the list, ids of the options, the key of the active option, and what changes it.
 */
export function useCombobox({ keys, isOpen, startsAtFirst = false }: ComboboxSettings) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setActive] = useState<string>()
  const known = keys.find((key) => key === chosen) ?? (startsAtFirst ? keys[0] : undefined)
  const active = isOpen ? known : undefined
  const idOf = (key: string) => `${id}-${key}`

  /** @returns whether it was an arrow that moves among the options */
  function handleArrows(event: KeyboardEvent): boolean {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || keys.length === 0) return false
    event.preventDefault()
    const current = keys.indexOf(active ?? '')
    const next = keys.at(event.key === 'ArrowDown' ? (current + 1) % keys.length : Math.max(current, 0) - 1)
    setActive(next)
    list.current?.querySelector(`#${CSS.escape(idOf(next ?? ''))}`)?.scrollIntoView({ block: 'nearest' })
    return true
  }

  return {
    active,
    setActive,
    handleArrows,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? idOf('list') : undefined,
      'aria-activedescendant': active === undefined ? undefined : idOf(active),
      autoComplete: 'off',
      spellCheck: false,
    },
    /** Beside `role="listbox"`. */
    listProps: { ref: list, id: idOf('list'), onMouseDown: keepFocus },
    /** Of an option. */
    idOf,
  } as const
}
