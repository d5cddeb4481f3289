import { useTranslation } from 'react-i18next'
import styles from '../elements.module.scss'

const sizes = ['text-figure', 'text-xl', 'text-lg', 'text', 'text-control', 'text-sm', 'text-xs'] as const

export function SizesExample() {
  const { t } = useTranslation('ui')
  return (
    <div className={`d-grid gap-2 ${styles.sizes}`}>
      {sizes.map((size) => (
        <p key={size} data-size={size}>
          {t('demo.figure', { amount: 48_219 })} <code className="text-nowrap" dir="ltr">{`--ld-${size}`}</code>
        </p>
      ))}
    </div>
  )
}
