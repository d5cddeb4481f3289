import { Button } from '@core/components/button/Button'
import { SwitchField } from '@core/components/forms/SwitchField'
import { toast } from '@core/toast/toast'
import { DatabaseBackup } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, storageKeys, writeStored } from '@/configs/storage'
import { useResetSamples } from '../useResetSamples'
import styles from './lab.module.scss'

export function LabData() {
  const { t } = useTranslation(['lab', 'shell'])
  const reset = useResetSamples()
  const [isKept, setKept] = useState(() => readStored(storageKeys.keepSamples) === true)

  function keep(next: boolean) {
    if (writeStored(storageKeys.keepSamples, next || null)) setKept(next)
    else toast.error(t('data.blocked'))
  }

  return (
    <div className={styles.lab}>
      <SwitchField
        label={t('data.keep')}
        hint={t('data.keepHint')}
        checked={isKept}
        onChange={({ target }) => keep(target.checked)}
      />
      {reset && (
        <div>
          <p className="field-hint">{t('data.resetHint')}</p>
          <Button icon={<DatabaseBackup aria-hidden="true" />} onClick={() => void reset()}>
            {t('shell:reset.open')}
          </Button>
        </div>
      )}
    </div>
  )
}
