import { announce } from '@core/components/announce'
import { Panel } from '@core/components/overlay/Panel'
import { Bell } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchNotifications, selectUnreadCount } from '@/redux/shell/notifications/slice'
import { IconCount } from '../IconCount'
import { lazyPart } from '../lazyPart'
import { PanelSkeleton } from '../PanelSkeleton'

const NotificationPanel = lazyPart<{ onClose: () => void }>(() =>
  import('./NotificationPanel').then((module) => module.NotificationPanel),
)

/** The bell: how many notifications are unread, and the panel in which they are. */
export function Notifications() {
  const { t } = useTranslation('shell')
  const unread = useAppSelector(selectUnreadCount)
  useRequest(fetchNotifications, undefined)

  useEffect(() => {
    if (unread > 0) announce(t('notifications.unread', { count: unread }))
  }, [unread, t])

  return (
    <span
      role="presentation"
      className="contents"
      onPointerEnter={NotificationPanel.warm}
      onFocus={NotificationPanel.warm}
    >
      <Panel
        label={unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.title')}
        icon={<IconCount icon={<Bell aria-hidden="true" />} count={unread} />}
      >
        {(close) => (
          <Suspense fallback={<PanelSkeleton />}>
            <NotificationPanel onClose={close} />
          </Suspense>
        )}
      </Panel>
    </span>
  )
}
