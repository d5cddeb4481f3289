import { useId, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import { IconButton } from '../button/IconButton'
import { cx } from '../cx'
import { useLayer } from './layers'
import '../../scss/kit.scss'

export interface DialogProps {
  /** Whether it shows; the caller owns that. */
  isOpen: boolean
  /** Called for Escape, the close button and a press on the backdrop. Without it, only buttons in the dialog close it. */
  onClose?: () => void
  /** Names the dialog and shows on top of it. */
  title: string
  /** Its body, which scrolls where it is too long. */
  children: ReactNode
  /** Buttons, the main one first. A submit button names its form with `form`. */
  footer?: ReactNode
  /** How wide it is where the screen is wider. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Whether the backdrop is opaque, so that nothing below can be read. */
  hidesPage?: boolean
}

const nothing = () => undefined

/**
 * A modal dialog: keeps the focus inside, scrolls in its body, closes on Escape only while it is the topmost layer, and
 * gives the focus back to what opened it.
 */
export function Dialog({ isOpen, onClose, title, children, footer, size = 'md', hidesPage = false }: DialogProps) {
  const { t } = useTranslation('core')
  const titleId = useId()
  const isTopmost = useLayer(isOpen, onClose ?? nothing)

  return (
    <Modal
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
      <ModalBody>{children}</ModalBody>
      {footer && <ModalFooter>{footer}</ModalFooter>}
    </Modal>
  )
}
