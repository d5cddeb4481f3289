import { Nav, NavItem, NavLink } from '@core/components/reactstrap'
import { useModuleLink } from '@core/module/useModuleLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function LinksExample() {
  const place = useModuleLink()
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
