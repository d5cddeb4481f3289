import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'

interface ComboboxSettings {
  keys: readonly string[]
  isOpen: boolean
  /** The first option is active by default. */
  startsAtFirst?: boolean
}

/** A press in the list or on its scroll bar keeps the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * Roles, ids, active option and arrow keys (WAI-ARIA Authoring Practices, "Combobox" with a listbox).
 * The caller supplies the options and handles the selection.
 */
export function useCombobox({ keys, isOpen, startsAtFirst = false }: ComboboxSettings) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setActive] = useState<string>()
  const known = keys.find((key) => key === chosen) ?? (startsAtFirst ? keys[0] : undefined)
  const active = isOpen ? known : undefined
  const idOf = (key: string) => `${id}-${key}`

  /** @returns Whether the key moved the active option. */
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
    /** Use with `role="listbox"`. */
    listProps: { ref: list, id: idOf('list'), onMouseDown: keepFocus },
    idOf,
  } as const
}
