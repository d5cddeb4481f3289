import type { ReactNode, RefObject } from 'react'
import { useEffect, useEffectEvent, useId } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import type { ButtonLook } from '../button/buttonClass'
import { cx } from '../cx'
import { usePopup } from './usePopup'

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * Leaves a box that stands at the end of the document when Tab goes past either of its ends, for what is next in the
 * document is not what is next on the screen.
 *
 * @param isOpen Whether the box is shown.
 * @param boxRef The box.
 * @param onLeave Closes it and puts the focus where it belongs.
 */
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
  /** Name of the button and of what it opens. */
  label: string
  /** What is inside, given the function that closes the panel. */
  children: (close: () => void) => ReactNode
  icon?: ReactNode
  /** What the button shows instead of a lone icon. */
  button?: ReactNode
  look?: ButtonLook
  align?: 'start' | 'end'
  className?: string | undefined
}

/** A button that shows and hides a box with any content beside itself; on phones the box is a sheet at the foot. */
export function Popover({ label, children, icon, button, look, align = 'end', className }: PopoverProps) {
  const { host, anchorRef, boxRef, open, close } = usePopup({ side: 'bottom', align })
  const id = useId()
  const isOpen = host !== null

  /* One types or chooses at once, unless there is more to look at. What is inside may have taken the focus already. */
  useEffect(() => {
    const box = boxRef.current
    if (!isOpen || !box || box.contains(document.activeElement)) return
    const first = box.querySelector<HTMLElement>('[type="search"], .dropdown-item, :scope > form input') ?? box
    first.focus({ preventScroll: true })
  }, [isOpen, boxRef])

  useTabOut(isOpen, boxRef, close)

  const trigger = {
    ...look,
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
