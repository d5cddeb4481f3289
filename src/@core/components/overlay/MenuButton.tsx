import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import type { ButtonLook } from '../button/buttonClass'
import { MenuEntry } from './MenuEntry'
import type { MenuItem } from './menuItems'
import { itemsOf, useMenuKeys } from './useMenuKeys'
import { usePopup } from './usePopup'

interface MenuButtonProps {
  /** Name of the button and of the menu. Where there is visible text, it has to be part of it. */
  label: string
  /** Actions, links, choices, headings and lines, from top to bottom. */
  items: readonly MenuItem[]
  /** An icon; with nothing else it makes a square icon button with a tooltip. */
  icon?: ReactNode
  /** What the button shows: the label and a chevron unless given, nothing but the icon where that is all there is. */
  children?: ReactNode
  /** Variant and size of the button. */
  look?: ButtonLook
  /** With which side of the button the menu is flush. */
  align?: 'start' | 'end'
}

/** A button that opens a menu of actions, links or choices. */
export function MenuButton({ label, items, icon, children, look, align = 'start' }: MenuButtonProps) {
  const { host, anchorRef, boxRef, open, close } = usePopup({ side: 'bottom', align })
  const opensAt = useRef<'first' | 'last'>('first')
  const handleMenuKeys = useMenuKeys(close)
  const id = useId()
  const isOpen = host !== null

  useEffect(() => {
    if (!isOpen || !boxRef.current) return
    const entries = itemsOf(boxRef.current)
    // Where there is more than one thing to choose, the menu begins at its beginning.
    const isOneChoice = entries.every(({ role }) => role === 'menuitemradio')
    const chosen = isOneChoice ? entries.find(({ ariaChecked }) => ariaChecked === 'true') : undefined
    const first = chosen ?? (opensAt.current === 'last' ? entries.at(-1) : entries[0])
    first?.focus({ preventScroll: !chosen })
  }, [isOpen, boxRef])

  function openAt(end: 'first' | 'last') {
    opensAt.current = end
    open()
  }
  function handleButtonKeys(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openAt(event.key === 'ArrowUp' ? 'last' : 'first')
  }

  const trigger = {
    ...look,
    ref: anchorRef,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => (isOpen ? close() : openAt('first')),
    onKeyDown: handleButtonKeys,
  } as const

  return (
    <>
      {icon && !children ? (
        <IconButton {...trigger} label={label} icon={icon} />
      ) : (
        <Button {...trigger} icon={icon} aria-label={children ? label : undefined}>
          {children ?? (
            <>
              {label}
              <ChevronDown className="btn-chevron" aria-hidden="true" />
            </>
          )}
        </Button>
      )}
      {host &&
        createPortal(
          <div
            ref={boxRef}
            id={id}
            className="dropdown-menu floating"
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={handleMenuKeys}
          >
            {items.map((item) => (
              <MenuEntry key={item.key} item={item} onClose={close} />
            ))}
          </div>,
          host,
        )}
    </>
  )
}
