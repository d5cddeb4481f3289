import { Drawer } from '@core/components/overlay/Drawer'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { Timeline } from '@core/components/Timeline'
import type { Tone } from '@core/components/tone'
import { useErrorText } from '@core/hooks/useErrorText'
import { KeyRound, Pencil, Plus, RotateCcw, Trash2, UserCheck, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchAccessHistory, selectAccessHistory } from '@/redux/apps/roles/slice'
import type { AccessChange } from '@/redux/shell/roles/schema'
import { useRoleName } from '@/redux/shell/roles/useRoleName'
import { useFormat } from '@/utility/hooks/useFormat'

const icons: Readonly<Record<AccessChange['deed'], readonly [LucideIcon, Tone]>> = {
  roleAdded: [Plus, 'success'],
  roleRenamed: [Pencil, 'neutral'],
  roleChanged: [KeyRound, 'primary'],
  roleDeleted: [Trash2, 'danger'],
  roleRestored: [RotateCcw, 'info'],
  roleGiven: [UserCheck, 'primary'],
  permissionAdded: [Plus, 'success'],
  permissionRenamed: [Pencil, 'neutral'],
  permissionDeleted: [Trash2, 'danger'],
  permissionRestored: [RotateCcw, 'info'],
}

function Changes() {
  const { t } = useTranslation('roles')
  const format = useFormat()
  const errorText = useErrorText()
  const roleName = useRoleName()
  const retry = useRequest(fetchAccessHistory, undefined)
  const { data, request } = useAppSelector(selectAccessHistory)

  if (request.status === 'failed') {
    return <ErrorState title={t('history.failed')} text={errorText(request.error)} onRetry={retry} />
  }
  if (!data) {
    return (
      <LoadingRegion className="stack">
        <Skeleton width="80%" />
        <Skeleton width="65%" />
        <Skeleton width="70%" />
      </LoadingRegion>
    )
  }
  return (
    <Timeline
      items={data.changes.map(({ id, time, name, deed, subject, before = '', count = 0 }) => {
        const [Icon, tone] = icons[deed]
        return {
          key: id,
          title: t(`history.${deed}`, { subject: roleName(subject), before: roleName(before), count }),
          body: <bdi>{name}</bdi>,
          time: <time dateTime={time}>{format.dateTime(time)}</time>,
          icon: <Icon />,
          tone,
        }
      })}
    />
  )
}

export function HistoryDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('roles')
  return (
    <Drawer isOpen onClose={onClose} title={t('history.title')}>
      <p className="mb-3 text-muted">{t('history.intro')}</p>
      <Changes />
    </Drawer>
  )
}
