import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { takeFocus } from '@core/takeFocus'
import { BellOff, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import {
  fetchNotifications,
  markAllRead,
  selectNotifications,
  selectNotificationSettings,
  selectNotificationsRequest,
  selectUnreadCount,
} from '@/redux/shell/notifications/slice'
import { PanelSkeleton } from '../PanelSkeleton'
import { NotificationRow } from './NotificationRow'
import { NotificationSettings } from './NotificationSettings'

export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const { write } = useWrite()
  const notifications = useAppSelector(selectNotifications)
  const request = useAppSelector(selectNotificationsRequest)
  const unread = useAppSelector(selectUnreadCount)
  const { kinds } = useAppSelector(selectNotificationSettings)
  const [view, setView] = useState<'list' | 'settings' | 'list again'>('list')
  const groups = [
    { title: t('notifications.new'), rows: notifications.filter(({ isRead }) => !isRead) },
    { title: t('notifications.earlier'), rows: notifications.filter(({ isRead }) => isRead) },
  ].filter(({ rows }) => rows.length > 0)

  if (view === 'settings') return <NotificationSettings onBack={() => setView('list again')} />
  if (groups.length === 0 && request.status === 'pending') return <PanelSkeleton />
  if (groups.length === 0 && request.status === 'failed') {
    return <ErrorState title={t('notifications.unavailable')} onRetry={() => void dispatch(fetchNotifications())} />
  }
  return (
    <>
      <div className="panel-header">
        <h2 className="panel-title panel-title-wide">{t('notifications.title')}</h2>
        {unread > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => void write(markAllRead, undefined, { failed: t('notifications.failed') })}
          >
            {t('notifications.readAll')}
          </Button>
        )}
        <IconButton
          size="sm"
          // Takes focus after the settings close.
          ref={view === 'list again' ? takeFocus : undefined}
          label={t('notifications.settings')}
          icon={<Settings2 aria-hidden="true" />}
          onClick={() => setView('settings')}
        />
      </div>
      <div className="panel-body panel-list">
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className="panel-group-title">{title}</h3>
            <ul>
              {rows.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} onNavigate={onClose} />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && (
          <EmptyState
            picture={<BellOff aria-hidden="true" />}
            title={t('notifications.none')}
            text={t(Object.values(kinds).every(Boolean) ? 'notifications.noneText' : 'notifications.noneShown')}
          />
        )}
      </div>
    </>
  )
}
