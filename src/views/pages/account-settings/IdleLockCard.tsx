import { Card } from '@core/components/Card'
import { SelectField } from '@core/components/forms/SelectField'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { idleChoices, readIdleLock, watchIdleLock, writeIdleLock } from '@/configs/idleLock'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './account-settings.module.scss'

/** After how long without a sign of life the screen locks; this browser remembers it. */
export function IdleLockCard() {
  const { t } = useTranslation('accountSettings')
  const format = useFormat()
  const minutes = useSyncExternalStore(watchIdleLock, readIdleLock)
  return (
    <Card title={t('idle.title')}>
      <div className={styles.fields}>
        <SelectField
          label={t('idle.label')}
          hint={t('idle.hint')}
          value={String(minutes)}
          options={idleChoices.map((choice) => ({
            value: String(choice),
            label: choice === 0 ? t('idle.never') : format.unit(choice, 'minute'),
          }))}
          onChange={({ target }) => writeIdleLock(Number(target.value))}
        />
      </div>
    </Card>
  )
}
