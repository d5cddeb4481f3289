import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button/IconButton'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface AlertProps {
  /** What it tells of: its color, its sign, and how it is read out. */
  tone?: keyof typeof icons
  title?: string
  /** The message, and what can be done about it. */
  children?: ReactNode
  /** Shows a close button. */
  onDismiss?: () => void
}

/** A message in the page. It is read out when it appears: at once for `danger`, else when the reader pauses. */
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
