import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ContextPoint } from './contextPoint'
import { portalTarget } from './portalTarget'
import { useLayer } from './layers'
import { MenuEntry } from './MenuEntry'
import type { MenuItem } from './menuItems'
import { useAnchored } from './useAnchored'
import { itemsOf, useMenuKeys } from './useMenuKeys'

interface ContextMenuProps {
  /** Accessible name of the menu. */
  label: string
  /** Actions, links, choices and groups, in order. */
  items: readonly MenuItem[]
  /** Position, read from the event by `contextPointOf`. */
  at: ContextPoint
  /** Called after a choice, on Escape and on a press outside. */
  onClose: () => void
}

/**
 * Context menu. Offer its actions elsewhere, too: not every device has a right button.
 * @example {at && <ContextMenu label={name} items={items} at={at} onClose={() => setAt(null)} />}
 */
export function ContextMenu({ label, items, at, onClose }: ContextMenuProps) {
  const anchorRef = useRef<HTMLSpanElement>(null)
  const boxRef = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })

  function close() {
    onClose()
    at.opener?.focus({ preventScroll: true })
  }
  const handleMenuKeys = useMenuKeys(close)
  useAnchored(true, anchorRef, boxRef, { side: 'end', align: 'start' })
  useLayer(true, close)

  useEffect(() => {
    const box = boxRef.current
    const first = at.focusesFirst && box ? itemsOf(box)[0] : box
    first?.focus({ preventScroll: true })
    function handlePress({ target }: Event) {
      if (target instanceof Node && !boxRef.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', handlePress, true)
    return () => document.removeEventListener('pointerdown', handlePress, true)
  }, [at.focusesFirst])

  const menu = (
    <>
      <span ref={anchorRef} style={{ position: 'fixed', top: at.y, left: at.x }} />
      <div
        ref={boxRef}
        className="dropdown-menu floating"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={handleMenuKeys}
      >
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} onClose={close} />
        ))}
      </div>
    </>
  )
  return createPortal(menu, portalTarget(at.opener))
}
