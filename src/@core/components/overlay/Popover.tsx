import type { ReactNode, RefObject } from 'react'
import { useEffect, useEffectEvent, useId } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import type { ButtonVariants } from '../button/buttonClass'
import { cx } from '../cx'
import { usePopup } from './usePopup'

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** Handles Tab past either end of a portaled box: the next element in the document is not the next on screen. */
function useTabOut(isOpen: boolean, boxRef: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const box = boxRef.current
    if (!isOpen || !box) return

    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab' || !box) return
      const all = [...box.querySelectorAll<HTMLElement>(stops)]
      const ends = event.shiftKey ? [all[0], box] : [all.at(-1) ?? box]
      if (!ends.some((end) => end === document.activeElement)) return
      event.preventDefault()
      leave()
    }
    box.addEventListener('keydown', handleKeyDown)
    return () => box.removeEventListener('keydown', handleKeyDown)
  }, [isOpen, boxRef])
}

interface PopoverProps {
  /** Accessible name of the button and the panel. */
  label: string
  /** Receives the function that closes the panel. */
  children: (close: () => void) => ReactNode
  /** Icon of the button. */
  icon?: ReactNode
  /** Content of the button; by default only the icon. */
  button?: ReactNode
  /** Variant, size and class of the button. */
  buttonProps?: ButtonVariants
  /** Edge of the button that the panel aligns with. */
  align?: 'start' | 'end'
  /** Additional classes of the panel. */
  className?: string | undefined
}

/** Button that toggles a panel with any content; on phones, a sheet at the bottom. */
export function Popover({ label, children, icon, button, buttonProps, align = 'end', className }: PopoverProps) {
  const { host, anchorRef, boxRef, open, close } = usePopup({ side: 'bottom', align })
  const id = useId()
  const isOpen = host !== null

  /* Focus a search field, menu item or form input, otherwise the panel, unless the content already has the focus. */
  useEffect(() => {
    const box = boxRef.current
    if (!isOpen || !box || box.contains(document.activeElement)) return
    const first = box.querySelector<HTMLElement>('[type="search"], .dropdown-item, :scope > form input') ?? box
    first.focus({ preventScroll: true })
  }, [isOpen, boxRef])

  useTabOut(isOpen, boxRef, close)

  const trigger = {
    ...buttonProps,
    ref: anchorRef,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: isOpen ? close : open,
  }

  return (
    <>
      {button ? (
        <Button {...trigger} icon={icon} aria-label={label}>
          {button}
        </Button>
      ) : (
        <IconButton {...trigger} icon={icon} label={label} />
      )}
      {host &&
        createPortal(
          <div
            ref={boxRef}
            id={id}
            className={cx('floating panel', className)}
            role="dialog"
            aria-label={label}
            tabIndex={-1}
          >
            {children(close)}
          </div>,
          host,
        )}
    </>
  )
}
