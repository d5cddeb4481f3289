import { Timeline } from '@core/components/Timeline'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const events = [
  { key: 'delivered', time: '2026-11-16T14:20:00Z', tone: 'success' },
  { key: 'handedOver', time: '2026-11-15T07:45:00Z', tone: 'info' },
  { key: 'packed', time: '2026-11-14T16:10:00Z', tone: 'primary' },
] as const

export function FeedExample() {
  const { t } = useTranslation('layouts')
  const format = useFormat()
  return (
    <div className="row justify-content-center">
      <div className="col-md-10 col-lg-8">
        <Timeline
          items={events.map(({ key, time, tone }) => ({
            key,
            title: t(`demo.feed.${key}.title`),
            time: <time dateTime={time}>{format.dateTime(time)}</time>,
            body: t(`demo.feed.${key}.text`),
            tone,
          }))}
        />
      </div>
    </div>
  )
}
