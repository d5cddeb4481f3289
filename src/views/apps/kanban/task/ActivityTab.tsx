import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { Timeline } from '@core/components/Timeline'
import type { Tone } from '@core/components/tone'
import { useErrorText } from '@core/hooks/useErrorText'
import {
  Archive,
  ArchiveRestore,
  ArrowRightLeft,
  History,
  MessageSquare,
  Pencil,
  Plus,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchActivity, selectActivity } from '@/redux/apps/kanban/activitySlice'
import type { Activity } from '@/redux/apps/kanban/schema'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { useFormat } from '@/utility/hooks/useFormat'

const icons: Readonly<Record<Activity['kind'], readonly [LucideIcon, Tone]>> = {
  added: [Plus, 'success'],
  moved: [ArrowRightLeft, 'primary'],
  edited: [Pencil, 'neutral'],
  commented: [MessageSquare, 'info'],
  archived: [Archive, 'neutral'],
  unarchived: [ArchiveRestore, 'success'],
}

const fields = [
  'title',
  'description',
  'labels',
  'dueDate',
  'attachments',
  'comments',
  'assignedTo',
  'coverImage',
  'checklist',
] as const

export function ActivityTab({ taskId }: { taskId: number }) {
  const { t } = useTranslation('kanban')
  const format = useFormat()
  const errorText = useErrorText()
  const retry = useRequest(fetchActivity, taskId)
  const { entries, request } = useAppSelector(selectActivity)

  function describe(entry: Activity): string {
    const { name } = entry
    switch (entry.kind) {
      case 'added':
        return t('activity.added', { name })
      case 'moved':
        return t('activity.moved', { name, from: entry.from, to: entry.to })
      case 'edited': {
        const known = fields.filter((field) => entry.fields.includes(field))
        return t('activity.edited', { name, fields: format.list(known.map((field) => t(`activity.field.${field}`))) })
      }
      case 'commented':
        return t('activity.commented', { name })
      case 'archived':
        return t('activity.archived', { name })
      case 'unarchived':
        return t('activity.unarchived', { name })
    }
  }

  if (request.status === 'failed' && entries.length === 0)
    return <ErrorState title={t('activity.failed')} text={errorText(request.error)} onRetry={retry} />
  if (entries.length === 0 && request.status !== 'succeeded')
    return (
      <LoadingRegion className="stack">
        <Skeleton width="80%" />
        <Skeleton width="65%" />
        <Skeleton width="70%" />
      </LoadingRegion>
    )
  if (entries.length === 0) return <EmptyState picture={<History aria-hidden="true" />} title={t('activity.none')} />
  return (
    <Timeline
      items={entries.map((entry) => {
        const [Icon, tone] = icons[entry.kind]
        return {
          key: entry.id,
          title: <bdi>{describe(entry)}</bdi>,
          body: entry.kind === 'commented' && <bdi>{entry.comment}</bdi>,
          time: <RelativeTime iso={entry.time} />,
          icon: <Icon />,
          tone,
        }
      })}
    />
  )
}
