import { Check, Contrast, Equal, Eye, Minus, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { accessLevels, type AccessLevel } from '@/redux/shell/roles/schema'
import styles from '../access-control.module.scss'

export type Mark = AccessLevel | 'same'

const icons: Readonly<Record<Mark, LucideIcon>> = {
  full: Check,
  partial: Contrast,
  read: Eye,
  none: Minus,
  same: Equal,
}

/** Differs in shape, not only in color. Decorative: put a text beside it. */
export function AccessMark({ mark }: { mark: Mark }) {
  const Icon = icons[mark]
  return (
    <span className={styles.accessMark} data-mark={mark}>
      <Icon aria-hidden="true" />
    </span>
  )
}

export function AccessLegend({ hasSame }: { hasSame: boolean }) {
  const { t } = useTranslation('accessControl')
  const marks: readonly Mark[] = hasSame ? [...accessLevels, 'same'] : accessLevels
  return (
    <ul className={styles.accessLegend} aria-label={t('matrix.legend')}>
      {marks.map((mark) => (
        <li key={mark}>
          <AccessMark mark={mark} />
          {t(`mark.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
