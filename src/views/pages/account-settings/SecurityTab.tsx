import { useCan } from '@core/auth/useCan'
import { Card } from '@core/components/Card'
import { LinkButton } from '@core/components/button/LinkButton'
import { SelectField } from '@core/components/forms/SelectField'
import { useModuleLink } from '@core/module/useModuleLink'
import { toast } from '@core/toast/toast'
import { KeySquare } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { idleChoices, readIdleLock, watchIdleLock, writeIdleLock } from '@/configs/idleLock'
import { useWrite } from '@/redux/app/useWrite'
import { changePassword, restoreDevice, revokeDevice } from '@/redux/pages/account-settings/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { DevicesCard } from '@/views/shared/account/DevicesCard'
import { PasswordCard } from '@/views/shared/account/PasswordCard'
import { TwoStepCard } from '@/views/shared/account/TwoStepCard'
import { Editable } from './Editable'
import styles from './account-settings.module.scss'
import { useSettingsWriter, type SettingsPartProps } from './settings'

/** Stored in this browser. */
function IdleLockCard() {
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
          onChange={({ target }) => {
            if (!writeIdleLock(Number(target.value))) toast.error(t('notStored'))
          }}
        />
      </div>
    </Card>
  )
}

export function SecurityTab({ settings, details }: SettingsPartProps) {
  const { t } = useTranslation('accountSettings')
  const keys = useModuleLink()('/pages/api-key')
  const can = useCan()
  const { write } = useWrite()
  const { fullName, username, email } = settings.general
  return (
    <>
      <Editable>
        <PasswordCard
          email={email}
          changedAt={details.passwordChangedAt}
          asksForCurrent
          onSave={async (passwords, save) =>
            (await save(changePassword, passwords, { success: t('password.saved') })) !== null
          }
        />
        <TwoStepCard name={fullName || username} twoFactor={details.twoFactor} write={useSettingsWriter(details)} />
        <DevicesCard
          devices={details.devices}
          {...(can('delete', 'Data') && {
            onRevoke: ({ id, device }, done) =>
              void write(revokeDevice, id, {
                success: done,
                undo: () => write(restoreDevice, id, { success: t('devices.restored', { device }) }),
              }),
          })}
        />
      </Editable>
      <IdleLockCard />
      {keys && (
        <Card
          title={t('keys.title')}
          actions={
            <LinkButton size="sm" to={keys} icon={<KeySquare aria-hidden="true" />}>
              {t('keys.open')}
            </LinkButton>
          }
        >
          <p className="text-muted">{t('keys.text')}</p>
        </Card>
      )}
    </>
  )
}
