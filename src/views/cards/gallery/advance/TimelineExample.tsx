import { Card } from '@core/components/Card'
import { Timeline } from '@core/components/Timeline'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const events = [
  { key: 'paid', time: '2026-11-17T15:40:00Z', tone: 'success' },
  { key: 'meeting', time: '2026-11-17T09:00:00Z', tone: 'primary' },
  { key: 'delayed', time: '2026-11-16T11:20:00Z', tone: 'warning' },
] as const

export function TimelineExample() {
  const { t } = useTranslation('cards')
  const format = useFormat()
  return (
    <Card title={t('timeline.title')}>
      <Timeline
        items={events.map(({ key, time, tone }) => ({
          key,
          tone,
          title: t(`timeline.${key}`),
          time: <time dateTime={time}>{format.dateTime(time)}</time>,
          body: t(`timeline.${key}Text`),
        }))}
      />
    </Card>
  )
}
