import { ListGroup, ListGroupItem } from '@core/components/reactstrap'
import { useModuleLink } from '@core/module/useModuleLink'
import { CalendarDays, ChevronRight, FileText, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function LinksExample() {
  const place = useModuleLink()
  const places = [
    { key: 'invoices', to: place('/apps/invoice/list') ?? '/', Icon: FileText },
    { key: 'calendar', to: place('/apps/calendar') ?? '/', Icon: CalendarDays },
    { key: 'people', to: place('/apps/user/list') ?? '/', Icon: Users },
  ] as const
  const { t } = useTranslation('components')
  return (
    <ListGroup tag="div">
      {places.map(({ key, to, Icon }) => (
        <ListGroupItem key={key} tag={Link} to={to} action className="d-flex gap-3 align-items-center">
          <Icon aria-hidden="true" />
          <span className="flex-fill">{t(`demo.${key}`)}</span>
          <ChevronRight className="flip-rtl" aria-hidden="true" />
        </ListGroupItem>
      ))}
    </ListGroup>
  )
}
