import { Card } from '@core/components/Card'
import { cx } from '@core/components/cx'
import { SelectField } from '@core/components/forms/SelectField'
import { SwitchField } from '@core/components/forms/SwitchField'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'
import { saveNotification } from '@/redux/pages/account-settings/slice'
import { NotificationsCard } from '@/views/shared/account/NotificationsCard'
import { BrowserPermission } from './BrowserPermission'
import { Editable } from './Editable'
import { useSettingsWriter, type SettingsPartProps } from './settings'
import styles from './account-settings.module.scss'

export function NotificationsTab({ settings, details }: SettingsPartProps) {
  const { t } = useTranslation('accountSettings')
  const write = useSettingsWriter(details)
  return (
    <>
      <Editable>
        <NotificationsCard notifications={details.notifications} write={write} />
        <MailsCard notification={settings.notification} />
      </Editable>
      <Card title={t('when.title')}>
        <div className="form-stack">
          <Editable>
            <div className={styles.fields}>
              <SelectField
                label={t('when.label')}
                value={details.preferences.notify}
                options={times.map((value) => ({ value, label: t(`when.${value}`) }))}
                onChange={({ target }) => {
                  const notify = times.find((time) => time === target.value)
                  if (notify) void write({ change: ({ preferences }) => ({ preferences: { ...preferences, notify } }) })
                }}
              />
            </div>
          </Editable>
          <BrowserPermission />
        </div>
      </Card>
    </>
  )
}

const times = ['always', 'online'] as const

const groups = ['activity', 'news'] as const

const kinds = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  news: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const

/** Each switch is saved at once. */
function MailsCard({ notification }: Pick<AccountSettings, 'notification'>) {
  const { t } = useTranslation('accountSettings')
  const { write } = useWrite()
  return (
    <Card title={t('mails.title')}>
      <div className={cx(styles.fields, styles.groups)}>
        {groups.map((group) => (
          <fieldset key={group} className="form-stack">
            <legend className="field-label mb-0">{t(`mails.${group}`)}</legend>
            {kinds[group].map((kind) => (
              <SwitchField
                key={kind}
                label={t(`mails.${kind}`)}
                checked={notification[kind]}
                onChange={({ target }) => void write(saveNotification, { [kind]: target.checked })}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Card>
  )
}
