import { Badge } from '@core/components/Badge'
import { ListGroup, ListGroupItem } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const counts = [
  { key: 'sent', tone: 'info', count: 14 },
  { key: 'paid', tone: 'success', count: 128 },
  { key: 'overdue', tone: 'danger', count: 3 },
] as const

export function CountsExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  return (
    <ListGroup>
      {counts.map(({ key, tone, count }) => (
        <ListGroupItem key={key} className="d-flex justify-content-between align-items-center">
          {t(`demo.status.${key}`)}
          <Badge tone={tone}>{format.number(count)}</Badge>
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
