import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { Timeline } from '@core/components/Timeline'
import type { Tone } from '@core/components/tone'
import type { LucideIcon } from 'lucide-react'
import { FolderKanban, History, LogIn, MessageSquare, ReceiptText, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { RelativeTime } from '@/utility/format/RelativeTime'

type Event = UserDetails['timeline'][number]

const icons: Readonly<Record<Event['kind'], readonly [LucideIcon, Tone]>> = {
  invoice: [ReceiptText, 'success'],
  meeting: [Users, 'info'],
  comment: [MessageSquare, 'primary'],
  project: [FolderKanban, 'warning'],
  signin: [LogIn, 'neutral'],
}

export function ActivityCard({ timeline }: { timeline: readonly Event[] }) {
  const { t } = useTranslation('user')
  return (
    <Card title={t('view.activity.title')}>
      {timeline.length === 0 ? (
        <EmptyState picture={<History aria-hidden="true" />} title={t('view.activity.none')} />
      ) : (
        <Timeline
          items={timeline.map(({ id, kind, title, text, time }) => {
            const [Icon, tone] = icons[kind]
            return {
              key: id,
              title: <bdi>{title}</bdi>,
              body: <bdi>{text}</bdi>,
              time: <RelativeTime iso={time} />,
              icon: <Icon className={kind === 'signin' ? 'flip-rtl' : undefined} />,
              tone,
            }
          })}
        />
      )}
    </Card>
  )
}
