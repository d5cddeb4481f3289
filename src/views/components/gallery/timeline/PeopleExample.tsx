import { Badge } from '@core/components/Badge'
import { PersonCell } from '@core/components/PersonCell'
import { Timeline } from '@core/components/Timeline'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const time = '2026-11-18T10:25:00Z'

export function PeopleExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  return (
    <Timeline
      items={[
        {
          key: 'arrived',
          tone: 'success',
          title: t('demo.event.arrived'),
          time: <time dateTime={time}>{format.date(time)}</time>,
          body: <PersonCell name="Clément Roux" detail={t('demo.driver')} />,
        },
        {
          key: 'sent',
          tone: 'warning',
          title: t('demo.event.sent'),
          time: <time dateTime={time}>{format.date(time)}</time>,
          body: (
            <span className="d-flex flex-wrap gap-2 mt-1">
              <Badge tone="warning">{t('demo.fragile')}</Badge>
              <Badge>{t('demo.order', { number: 4823 })}</Badge>
            </span>
          ),
        },
      ]}
    />
  )
}
