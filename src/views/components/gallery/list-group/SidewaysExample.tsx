import { ListGroup, ListGroupItem } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'

const steps = ['draft', 'sent', 'paid'] as const

export function SidewaysExample() {
  const { t } = useTranslation('components')
  return (
    <ListGroup horizontal="sm">
      {steps.map((step) => (
        <ListGroupItem key={step} className="flex-fill text-sm-center">
          {t(`demo.status.${step}`)}
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
