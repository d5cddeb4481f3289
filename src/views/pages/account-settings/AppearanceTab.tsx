import { Card } from '@core/components/Card'
import { useTranslation } from 'react-i18next'
import { LookOptions, LookReset } from '@/views/shared/look/LookOptions'
import styles from './account-settings.module.scss'

/** The look: the very choices of the customizer, which this browser remembers. */
export function AppearanceTab() {
  const { t } = useTranslation('accountSettings')
  return (
    <Card title={t('appearance.title')} footer={<LookReset />}>
      <p className="text-muted mb-3">{t('appearance.text')}</p>
      <div className={styles.look}>
        <LookOptions />
      </div>
    </Card>
  )
}
