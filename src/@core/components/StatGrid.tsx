import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx'
import { useOverflow } from './data-table/useOverflow'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './stat-card.module.scss'

export interface StatGridProps {
  /** Accessible name of the figures. */
  label: string
  /** Announces loading. The children are skeletons meanwhile. */
  isLoading?: boolean
  /** `StatCard`s */
  children: ReactNode
}

/** Key figures side by side. On phones, a single line that scrolls. */
export function StatGrid({ label, isLoading = false, children }: StatGridProps) {
  const { t } = useTranslation('core')
  const { ref, isOverflowing } = useOverflow()
  return (
    <div
      ref={ref}
      className={cx('stat-grid', styles.grid)}
      role="group"
      aria-label={label}
      aria-busy={isLoading}
      // Without a focusable box, the keyboard could not scroll it.
      {...(isOverflowing && { tabIndex: 0 })}
    >
      {children}
      {isLoading && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
    </div>
  )
}
