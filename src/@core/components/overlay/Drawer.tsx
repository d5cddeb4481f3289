import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Offcanvas, OffcanvasBody, OffcanvasHeader } from 'reactstrap'
import { IconButton } from '../button/IconButton'
import { useLayer } from './layers'
import { useGuardedClose } from './useLeaveGuard'

export interface DrawerProps {
  /** Whether it shows; the caller owns that. */
  isOpen: boolean
  /** Called for Escape, the close button and a press on the backdrop. */
  onClose: () => void
  /** Names the sheet and shows on top of it. */
  title: string
  /** Its body, which scrolls where it is too long. */
  children: ReactNode
  /** Stays in sight at the foot while the body scrolls. */
  footer?: ReactNode
  /** Whether closing it, or leaving the screen, would lose typed text: then it asks first. */
  isDirty?: boolean
  /** Where it comes from, in the direction of writing. */
  side?: 'start' | 'end'
}

/** A modal sheet along the inline end (or start) of the window, for forms and details beside a list. */
export function Drawer({ isOpen, onClose, title, children, footer, isDirty = false, side = 'end' }: DrawerProps) {
  const { t } = useTranslation('core')
  const titleId = useId()
  const close = useGuardedClose(isOpen && isDirty, onClose)
  const isTopmost = useLayer(isOpen, close)

  return (
    <Offcanvas
      isOpen={isOpen}
      toggle={close}
      direction={side}
      className="drawer"
      labelledBy={titleId}
      aria-modal
      keyboard={false}
      fade={false}
      trapFocus={isTopmost}
    >
      <OffcanvasHeader
        tag="h2"
        close={<IconButton label={t('dialog.close')} icon={<X aria-hidden="true" />} onClick={close} />}
      >
        <span id={titleId}>{title}</span>
      </OffcanvasHeader>
      <OffcanvasBody>{children}</OffcanvasBody>
      {footer && <div className="drawer-footer">{footer}</div>}
    </Offcanvas>
  )
}
