import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Offcanvas, OffcanvasHeader } from 'reactstrap'
import { overlayRoot } from '../../root'
import { IconButton } from '../button/IconButton'
import { cx } from '../cx'
import { useLayer } from './layers'
import { OverlayBody } from './OverlayBody'
import { useGuardedClose } from './useLeaveGuard'

export interface DrawerProps {
  /** Opens the drawer, and returns the focus after closing. */
  isOpen: boolean
  /** Called on Escape, close button and backdrop press. */
  onClose: () => void
  /** Heading, and accessible name of the drawer. */
  title: string
  /** Body; it scrolls if too tall. */
  children: ReactNode
  /** Fixed below the scrolling body. */
  footer?: ReactNode
  /** Asks before closing it, or leaving the screen, loses changes. */
  isDirty?: boolean
  /** Edge of the window, in text direction. */
  side?: 'start' | 'end'
  /** False keeps the page at full brightness, for a drawer that changes how it looks. */
  dimsPage?: boolean
}

/** Modal drawer at the inline end (or start) of the window, for forms and details beside a list. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
  footer,
  isDirty = false,
  side = 'end',
  dimsPage = true,
}: DrawerProps) {
  const { t } = useTranslation('core')
  const titleId = useId()
  const close = useGuardedClose(isOpen && isDirty, onClose)
  const isTopmost = useLayer(isOpen, close)

  return (
    <Offcanvas
      container={overlayRoot()}
      isOpen={isOpen}
      toggle={close}
      direction={side}
      className="drawer"
      labelledBy={titleId}
      aria-modal
      keyboard={false}
      fade={false}
      trapFocus={isTopmost}
      backdropClassName={cx(!dimsPage && 'is-clear')}
    >
      <OffcanvasHeader
        tag="h2"
        close={<IconButton label={t('dialog.close')} icon={<X aria-hidden="true" />} onClick={close} />}
      >
        <span id={titleId}>{title}</span>
      </OffcanvasHeader>
      <OverlayBody className="offcanvas-body">{children}</OverlayBody>
      {footer && <div className="drawer-footer">{footer}</div>}
    </Offcanvas>
  )
}
