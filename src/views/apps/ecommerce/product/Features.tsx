import { BadgeCheck, RotateCcw, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../ecommerce.module.scss'

const features = [
  { key: 'original', icon: <BadgeCheck aria-hidden="true" /> },
  { key: 'returns', icon: <RotateCcw aria-hidden="true" /> },
  { key: 'warranty', icon: <ShieldCheck aria-hidden="true" /> },
] as const

export function Features() {
  const { t } = useTranslation('ecommerce')
  return (
    <ul className={styles.features} aria-label={t('feature.label')}>
      {features.map(({ key, icon }) => (
        <li key={key}>
          {icon}
          <p className="fw-semibold">{t(`feature.${key}`)}</p>
          <p className="text-muted text-sm">{t(`feature.${key}Text`)}</p>
        </li>
      ))}
    </ul>
  )
}
