import { useTranslation } from 'react-i18next'
import styles from './divider.module.scss'

export function LinesExample() {
  const { t } = useTranslation('components')
  return (
    <>
      <p>{t('demo.delivery.text')}</p>
      <hr />
      <p>{t('demo.returns.text')}</p>
      <hr className="border-2 border-primary opacity-100" />
      <p>{t('demo.warranty.text')}</p>
      <hr className={`mb-0 ${styles.dashed}`} />
    </>
  )
}
