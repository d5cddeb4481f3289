import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button/IconButton'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface AlertProps {
  /** Sets color, icon and urgency of the announcement. */
  tone?: keyof typeof icons
  /** Bold first line. */
  title?: string
  /** Message, and buttons for the next step. */
  children?: ReactNode
  /** Shows a close button. */
  onDismiss?: () => void
}

/** Inline message. Screen readers announce `danger` at once, other tones at the next pause. */
export function Alert({ tone = 'info', title, children, onDismiss }: AlertProps) {
  const { t } = useTranslation('core')
  const Icon = icons[tone]
  return (
    <div className={`alert alert-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div className="alert-body">
        {title && <p className="alert-title">{title}</p>}
        {children}
      </div>
      {onDismiss && <IconButton size="sm" label={t('dismiss')} icon={<X aria-hidden="true" />} onClick={onDismiss} />}
    </div>
  )
}
