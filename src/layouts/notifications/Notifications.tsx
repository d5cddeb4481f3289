import { announce } from '@core/components/announce'
import { Popover } from '@core/components/overlay/Popover'
import { Bell, BellOff } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchNotifications, selectNotificationSettings, selectUnreadCount } from '@/redux/shell/notifications/slice'
import { IconCount } from '../IconCount'
import { lazyPart } from '@core/lazy/lazyPart'
import { PanelSkeleton } from '../PanelSkeleton'

const NotificationPanel = lazyPart<{ onClose: () => void }>(() =>
  import('./NotificationPanel').then((module) => module.NotificationPanel),
)

export function Notifications() {
  const { t } = useTranslation('shell')
  const unread = useAppSelector(selectUnreadCount)
  const { isQuiet } = useAppSelector(selectNotificationSettings)
  const isCalling = unread > 0 && !isQuiet
  const called = isCalling ? t('notifications.unread', { count: unread }) : null
  const quiet = isQuiet ? t('notifications.isQuiet') : t('notifications.title')
  const Icon = isQuiet ? BellOff : Bell
  useRequest(fetchNotifications, undefined)

  useEffect(() => {
    if (called) announce(called)
  }, [called])

  return (
    <span
      role="presentation"
      className="contents"
      onPointerEnter={NotificationPanel.warm}
      onFocus={NotificationPanel.warm}
    >
      <Popover
        label={called ?? quiet}
        icon={<IconCount icon={<Icon aria-hidden="true" />} count={isCalling ? unread : 0} />}
      >
        {(close) => (
          <Suspense fallback={<PanelSkeleton />}>
            <NotificationPanel onClose={close} />
          </Suspense>
        )}
      </Popover>
    </span>
  )
}
