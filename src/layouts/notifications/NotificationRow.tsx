import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { Avatar } from '@core/components/Avatar'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import type { LucideIcon } from 'lucide-react'
import { Check, MessageSquare, Package, Settings, ShieldAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isAllowed, routeAt } from '@/navigation/menu'
import { useWrite } from '@/redux/app/useWrite'
import type { Notification } from '@/redux/shell/notifications/schema'
import { dismiss, markRead, restoreNotification } from '@/redux/shell/notifications/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'

const icons: Readonly<Record<Notification['kind'], { icon: LucideIcon; tone: string }>> = {
  message: { icon: MessageSquare, tone: 'tone-primary' },
  order: { icon: Package, tone: 'tone-success' },
  security: { icon: ShieldAlert, tone: 'tone-warning' },
  system: { icon: Settings, tone: 'tone-info' },
}

interface NotificationRowProps {
  notification: Notification
  onNavigate: () => void
}

export function NotificationRow({ notification, onNavigate }: NotificationRowProps) {
  const { id, kind, title, text, time, isRead, avatar, link } = notification
  const { t } = useTranslation('shell')
  const { write } = useWrite()
  const ability = useAbility<AppAbility>()
  const format = useFormat()
  const now = useNow()
  const { icon: Icon, tone } = icons[kind]
  const route = routeAt(link)
  const isReachable = route !== undefined && isAllowed(route, ability)

  const failed = t('notifications.failed')
  async function read() {
    await write(markRead, [id], { failed })
  }
  async function putAway() {
    await write(dismiss, id, {
      failed,
      success: t('notifications.dismissed', { title }),
      undo: () => write(restoreNotification, id, { failed }),
    })
  }
  function follow() {
    if (!isRead) void read()
    onNavigate()
  }

  return (
    <li className={cx('notification', !isRead && 'is-unread')}>
      {avatar ? (
        <Avatar name={title} src={avatar} />
      ) : (
        <span className={cx('notification-sign', tone)}>
          <Icon aria-hidden="true" />
        </span>
      )}
      <div className="notification-body">
        {isReachable ? (
          <Link className="notification-title" to={link} onClick={follow}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <span className="notification-title">
            <bdi>{title}</bdi>
          </span>
        )}
        <p>
          <bdi>{text}</bdi>
        </p>
        <time dateTime={time} title={format.dateTime(time)}>
          <bdi>{format.relative(time, now)}</bdi>
        </time>
      </div>
      <div className="notification-tools">
        <IconButton
          size="sm"
          label={t('notifications.dismiss', { title })}
          icon={<X aria-hidden="true" />}
          onClick={() => void putAway()}
        />
        {!isRead && (
          <IconButton
            size="sm"
            label={t('notifications.read', { title })}
            icon={<Check aria-hidden="true" />}
            onClick={() => void read()}
          />
        )}
      </div>
    </li>
  )
}
