import { Card } from '@core/components/Card'
import { RowCheckbox } from '@core/components/data-table/RowCheckbox'
import { useTranslation } from 'react-i18next'
import type { Channels } from '@/redux/shell/session/accountSchema'
import type { WriteDetails } from './useDetailsWriter'
import styles from './account.module.scss'

const channels = ['email', 'browser', 'app'] as const

type Channel = (typeof channels)[number]

interface NotificationsCardProps {
  notifications: readonly Channels[]
  write: WriteDetails
}

/** Notification settings by channel. Each switch saves at once. */
export function NotificationsCard({ notifications, write }: NotificationsCardProps) {
  const { t } = useTranslation('account')

  function set(channel: Channel, value: boolean, isMeant: (notification: Channels) => boolean) {
    void write({
      change: (latest) => ({
        notifications: latest.notifications.map((one) => (isMeant(one) ? { ...one, [channel]: value } : one)),
      }),
    })
  }

  return (
    <Card title={t('notifications.title')} isFlush>
      <p className={styles.cardIntro}>{t('notifications.intro')}</p>
      <table className={styles.notificationTable}>
        <caption className="visually-hidden">{t('notifications.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('notifications.kind')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                <label className={styles.notificationHead}>
                  {t(`notifications.${channel}`)}
                  <AllCheckbox
                    notifications={notifications}
                    channel={channel}
                    onSet={(value) => set(channel, value, () => true)}
                  />
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notifications.map((notification) => (
            <tr key={notification.key}>
              <th scope="row">
                {t(`notifications.${notification.key}`)}
                <span className="d-block text-muted fw-normal text-sm">
                  {t(`notifications.${notification.key}Text`)}
                </span>
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label className={styles.notificationSwitch}>
                    <input
                      type="checkbox"
                      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own state
                      role="switch"
                      className="switch"
                      aria-label={t('notifications.by', {
                        kind: t(`notifications.${notification.key}`),
                        channel: t(`notifications.${channel}`),
                      })}
                      checked={notification[channel]}
                      onChange={(event) => set(channel, event.target.checked, ({ key }) => key === notification.key)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface AllCheckboxProps {
  notifications: readonly Channels[]
  channel: Channel
  onSet: (value: boolean) => void
}

/** Toggles a column: on, unless all are on. */
function AllCheckbox({ notifications, channel, onSet }: AllCheckboxProps) {
  const { t } = useTranslation('account')
  const on = notifications.filter((notification) => notification[channel]).length
  const isAll = on === notifications.length
  return (
    <RowCheckbox
      label={t('notifications.all', { channel: t(`notifications.${channel}`) })}
      isChecked={isAll}
      isMixed={on > 0 && !isAll}
      onToggle={() => onSet(!isAll)}
    />
  )
}
