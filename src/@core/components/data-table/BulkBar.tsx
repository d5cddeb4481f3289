import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../announce'
import { IconButton } from '../button/IconButton'

export interface BulkBarProps {
  /** Number of selected rows; renders nothing for 0. */
  count: number
  /** Called by the button that clears the selection. */
  onClear: () => void
  /** Buttons for the selected rows. */
  children: ReactNode
}

/** Bulk actions for the selected rows. Announces changes of the count. */
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
