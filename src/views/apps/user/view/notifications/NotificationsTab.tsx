import { Card } from '@core/components/Card'
import { RowCheckbox } from '@core/components/data-table/RowCheckbox'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { useDetailsWriter } from '../hooks/useDetailsWriter'
import type { UserPartProps } from '../userPart'
import styles from '../userView.module.scss'

type Notification = UserDetails['notifications'][number]

const channels = ['email', 'browser', 'app'] as const

type Channel = (typeof channels)[number]

/** What somebody is told about, and where. Each switch is saved at once. */
export function NotificationsTab({ details }: UserPartProps) {
  const { t } = useTranslation('user')
  const write = useDetailsWriter(details)
  const { notifications } = details

  function set(channel: Channel, value: boolean, isMeant: (notification: Notification) => boolean) {
    void write({
      change: (latest) => ({
        notifications: latest.notifications.map((one) => (isMeant(one) ? { ...one, [channel]: value } : one)),
      }),
    })
  }

  return (
    <Card title={t('view.notifications.title')} isFlush>
      <p className={styles.cardIntro}>{t('view.notifications.intro')}</p>
      <table className={styles.notificationTable}>
        <caption className="visually-hidden">{t('view.notifications.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('view.notifications.kind')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                <label className={styles.notificationHead}>
                  {t(`view.notifications.${channel}`)}
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
                {t(`view.notifications.${notification.key}`)}
                <span className={styles.notificationText}>{t(`view.notifications.${notification.key}Text`)}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label className={styles.notificationSwitch}>
                    <input
                      type="checkbox"
                      role="switch"
                      className="switch"
                      aria-label={t('view.notifications.by', {
                        kind: t(`view.notifications.${notification.key}`),
                        channel: t(`view.notifications.${channel}`),
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
  notifications: readonly Notification[]
  channel: Channel
  onSet: (value: boolean) => void
}

/** All of a column at once: on unless all are on. */
function AllCheckbox({ notifications, channel, onSet }: AllCheckboxProps) {
  const { t } = useTranslation('user')
  const on = notifications.filter((notification) => notification[channel]).length
  const isAll = on === notifications.length
  return (
    <RowCheckbox
      label={t('view.notifications.all', { channel: t(`view.notifications.${channel}`) })}
      isChecked={isAll}
      isMixed={on > 0 && !isAll}
      onToggle={() => onSet(!isAll)}
    />
  )
}
