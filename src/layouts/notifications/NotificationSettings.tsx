import { IconButton } from '@core/components/button/IconButton'
import { SwitchField } from '@core/components/forms/SwitchField'
import { takeFocus } from '@core/takeFocus'
import { ArrowLeft } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { notificationKinds } from '@/redux/shell/notifications/kinds'
import type { NotificationSettings as Settings } from '@/redux/shell/notifications/schema'
import { saveNotificationSettings, selectNotificationSettings } from '@/redux/shell/notifications/slice'

/** Each change is saved at once. */
export function NotificationSettings({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const { write } = useWrite()
  const { kinds, isQuiet } = useAppSelector(selectNotificationSettings)
  const id = useId()

  /** The request contains all settings. A retry applies the change to the latest ones. */
  async function save(change: (settings: Settings) => Settings) {
    const settings = dispatch((_, getState) => selectNotificationSettings(getState()))
    await write(saveNotificationSettings, change(settings), {
      failed: t('notifications.settingsFailed'),
      retry: () => save(change),
    })
  }

  return (
    <>
      <div className="panel-header">
        <IconButton
          ref={takeFocus}
          size="sm"
          label={t('notifications.back')}
          icon={<ArrowLeft className="flip-rtl" aria-hidden="true" />}
          onClick={onBack}
        />
        <h2 className="panel-title panel-title-wide">{t('notifications.settings')}</h2>
      </div>
      <div className="panel-body notification-settings">
        <SwitchField
          label={t('notifications.quiet')}
          hint={t('notifications.quietHint')}
          checked={isQuiet}
          onChange={() => void save((settings) => ({ ...settings, isQuiet: !isQuiet }))}
        />
        <div role="group" aria-labelledby={id}>
          <h3 id={id} className="panel-group-title">
            {t('notifications.tellAbout')}
          </h3>
          {notificationKinds.map((kind) => (
            <SwitchField
              key={kind}
              label={t(`notifications.kind.${kind}`)}
              checked={kinds[kind]}
              onChange={() =>
                void save((settings) => ({ ...settings, kinds: { ...settings.kinds, [kind]: !kinds[kind] } }))
              }
            />
          ))}
        </div>
      </div>
    </>
  )
}
