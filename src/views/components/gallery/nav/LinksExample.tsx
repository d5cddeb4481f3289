import { Nav, NavItem, NavLink } from '@core/components/reactstrap'
import { usePlace } from '@core/module/usePlace'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function LinksExample() {
  const place = usePlace()
  const { t } = useTranslation('components')
  return (
    <Nav>
      <NavItem>
        <NavLink tag={Link} to={place('/apps/invoice/list') ?? '/'}>
          {t('demo.invoices')}
        </NavLink>
      </NavItem>
      <NavItem>
        <NavLink tag={Link} to={place('/apps/calendar') ?? '/'}>
          {t('demo.calendar')}
        </NavLink>
      </NavItem>
      <NavItem>
        <NavLink disabled>{t('demo.action.unavailable')}</NavLink>
      </NavItem>
    </Nav>
  )
}
