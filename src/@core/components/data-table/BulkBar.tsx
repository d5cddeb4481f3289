import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../announce'
import { IconButton } from '../button/IconButton'

export interface BulkBarProps {
  /** How many are selected; with none there is no bar. */
  count: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** What can be done with the selected rows. Their number is read out when it changes. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('kit')
  const text = t('table.selected', { count })

  useEffect(() => {
    if (count > 0) announce(text)
  }, [count, text])

  if (count === 0) return null
  return (
    <div className="bulk-bar" role="group" aria-label={t('table.bulk')}>
      <span className="bulk-count">{text}</span>
      {children}
      <IconButton size="sm" label={t('table.clearSelection')} icon={<X aria-hidden="true" />} onClick={onClear} />
    </div>
  )
}
