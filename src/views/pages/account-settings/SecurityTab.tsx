import { useMay } from '@core/auth/useMay'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { usePlace } from '@core/module/usePlace'
import { KeySquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import { changePassword, restoreDevice, revokeDevice } from '@/redux/pages/account-settings/slice'
import { DevicesCard } from '@/views/shared/account/DevicesCard'
import { PasswordCard } from '@/views/shared/account/PasswordCard'
import { TwoStepCard } from '@/views/shared/account/TwoStepCard'
import { Editable } from './Editable'
import { IdleLockCard } from './IdleLockCard'
import type { SettingsPartProps } from './settingsPart'
import { useSettingsWriter } from './useSettingsWriter'

/** How one proves who one is, and where one is signed in. */
export function SecurityTab({ settings, details }: SettingsPartProps) {
  const { t } = useTranslation('accountSettings')
  const keys = usePlace()('/pages/api-key')
  const may = useMay()
  const { write } = useWrite()
  const { fullName, username, email } = settings.general
  return (
    <>
      <Editable>
        <PasswordCard
          email={email}
          changedAt={details.passwordChangedAt}
          asksForCurrent
          onSave={async (passwords, save, done) => (await save(changePassword, passwords, { done })) !== null}
        />
        <TwoStepCard name={fullName || username} twoFactor={details.twoFactor} write={useSettingsWriter(details)} />
        <DevicesCard
          devices={details.devices}
          {...(may('delete', 'Data') && {
            onRevoke: ({ id, device }, done) =>
              void write(revokeDevice, id, {
                done,
                undo: () => write(restoreDevice, id, { done: t('devices.restored', { device }) }),
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
