import { ListGroup, ListGroupItem } from '@core/components/reactstrap'
import { CalendarDays, ChevronRight, FileText, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths as calendarPaths } from '@/views/apps/calendar/paths'
import { paths as invoicePaths } from '@/views/apps/invoice/paths'
import { paths as userPaths } from '@/views/apps/user/paths'

const places = [
  { key: 'invoices', to: invoicePaths.invoiceList.href(), Icon: FileText },
  { key: 'calendar', to: calendarPaths.calendar.href(), Icon: CalendarDays },
  { key: 'people', to: userPaths.userList.href(), Icon: Users },
] as const

export function LinksExample() {
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
