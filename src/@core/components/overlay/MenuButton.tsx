import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import type { ButtonVariants } from '../button/buttonClass'
import { MenuEntry } from './MenuEntry'
import type { MenuItem } from './menuItems'
import { itemsOf, useMenuKeys } from './useMenuKeys'
import { usePopup } from './usePopup'

interface MenuButtonProps {
  /** Accessible name of the button and the menu; must contain the visible text. */
  label: string
  /** Actions, links, choices and groups, in order. */
  items: readonly MenuItem[]
  /** Without `children`: a square icon button with a tooltip. */
  icon?: ReactNode
  /** Content of the button. Default: only the icon, or without an icon the label and a chevron. */
  children?: ReactNode
  /** Variant, size and class of the button. */
  buttonProps?: ButtonVariants
  /** Edge of the button that the menu aligns with. */
  align?: 'start' | 'end'
}

/** Button that opens a menu of actions, links or choices. */
export function MenuButton({ label, items, icon, children, buttonProps, align = 'start' }: MenuButtonProps) {
  const { host, anchorRef, boxRef, open, close } = usePopup({ side: 'bottom', align })
  const opensAt = useRef<'first' | 'last'>('first')
  const handleMenuKeys = useMenuKeys(close)
  const id = useId()
  const isOpen = host !== null

  useEffect(() => {
    if (!isOpen || !boxRef.current) return
    const entries = itemsOf(boxRef.current)
    // Focus the checked item only if all items form a single choice.
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
    ...buttonProps,
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
