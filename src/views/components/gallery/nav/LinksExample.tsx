import { Nav, NavItem, NavLink } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths as calendarPaths } from '@/views/apps/calendar/paths'
import { paths as invoicePaths } from '@/views/apps/invoice/paths'

export function LinksExample() {
  const { t } = useTranslation('components')
  return (
    <Nav>
      <NavItem>
        <NavLink tag={Link} to={invoicePaths.invoiceList.href()}>
          {t('demo.invoices')}
        </NavLink>
      </NavItem>
      <NavItem>
        <NavLink tag={Link} to={calendarPaths.calendar.href()}>
          {t('demo.calendar')}
        </NavLink>
      </NavItem>
      <NavItem>
        <NavLink disabled>{t('demo.action.unavailable')}</NavLink>
      </NavItem>
    </Nav>
  )
}
