import { useId, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, MouseEvent, RefObject } from 'react'

interface ComboboxSettings {
  /** Keys of the options, in order. */
  keys: readonly string[]
  /** Whether the list is visible. */
  isOpen: boolean
  /** The first option is active by default. */
  startsAtFirst?: boolean
}

interface ComboboxParts {
  /** Key of the active option. */
  active: string | undefined
  setActive: (key: string | undefined) => void
  /** Returns whether the key moved the active option. */
  handleArrows: (event: KeyboardEvent) => boolean
  /** Attributes of the input. */
  fieldProps: ComponentProps<'input'>
  /** Use with `role="listbox"`. */
  listProps: { ref: RefObject<HTMLDivElement | null>; id: string; onMouseDown: (event: MouseEvent) => void }
  /** Id of the option with a key. */
  idOf: (key: string) => string
}

/** A press in the list or on its scroll bar keeps the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * Roles, ids, active option and arrow keys (WAI-ARIA Authoring Practices, "Combobox" with a listbox).
 * The caller supplies the options and handles the selection.
 */
export function useCombobox({ keys, isOpen, startsAtFirst = false }: ComboboxSettings): ComboboxParts {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setActive] = useState<string>()
  const known = keys.find((key) => key === chosen) ?? (startsAtFirst ? keys[0] : undefined)
  const active = isOpen ? known : undefined
  const idOf = (key: string) => `${id}-${key}`

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
    listProps: { ref: list, id: idOf('list'), onMouseDown: keepFocus },
    idOf,
  }
}
