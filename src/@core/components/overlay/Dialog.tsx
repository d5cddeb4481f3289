import { useId, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalFooter, ModalHeader } from 'reactstrap'
import { overlayRoot } from '../../root'
import { IconButton } from '../button/IconButton'
import { cx } from '../cx'
import { useLayer } from './layers'
import { OverlayBody } from './OverlayBody'
import '../../scss/kit.scss'

export interface DialogProps {
  /** Opens the dialog, and returns the focus after closing. */
  isOpen: boolean
  /** Called on Escape, close button and backdrop press. Without it, only buttons in the dialog close it. */
  onClose?: () => void
  /** Heading, and accessible name of the dialog. */
  title: string
  /** Body; it scrolls if too tall. */
  children: ReactNode
  /** Buttons, the primary first. A submit button requires the `form` attribute. */
  footer?: ReactNode
  /** Maximum width. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Opaque backdrop, so that the page cannot be read. */
  hidesPage?: boolean
}

const nothing = () => undefined

/**
 * Modal dialog. Traps the focus, scrolls its body, and returns the focus to its opener. A form's first field gets the focus.
 * Escape closes it only while it is the topmost layer.
 */
export function Dialog({ isOpen, onClose, title, children, footer, size = 'md', hidesPage = false }: DialogProps) {
  const { t } = useTranslation('core')
  const titleId = useId()
  const isTopmost = useLayer(isOpen, onClose ?? nothing)

  return (
    <Modal
      container={overlayRoot()}
      isOpen={isOpen}
      labelledBy={titleId}
      keyboard={false}
      fade={false}
      trapFocus={isTopmost}
      backdropClassName={cx(hidesPage && 'is-opaque')}
      scrollable
      centered
      {...(onClose && { toggle: onClose })}
      {...(size !== 'md' && { size })}
    >
      <ModalHeader
        tag="h2"
        close={onClose && <IconButton label={t('dialog.close')} icon={<X aria-hidden="true" />} onClick={onClose} />}
      >
        <span id={titleId}>{title}</span>
      </ModalHeader>
      <OverlayBody className="modal-body">{children}</OverlayBody>
      {footer && <ModalFooter>{footer}</ModalFooter>}
    </Modal>
  )
}
