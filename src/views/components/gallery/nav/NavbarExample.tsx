import { Collapse, Nav, Navbar, NavbarBrand, NavbarToggler, NavItem, NavLink } from '@core/components/reactstrap'
import { useModuleLink } from '@core/module/useModuleLink'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { product } from '@/product'

export function NavbarExample() {
  const place = useModuleLink()
  const { t } = useTranslation('components')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Navbar expand="md" className="border rounded" aria-label={t('demo.navbar')}>
      <NavbarBrand tag={Link} to="/">
        {product.name}
      </NavbarBrand>
      <NavbarToggler
        aria-label={t('demo.menu')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <Collapse navbar id={id} isOpen={isOpen}>
        <Nav navbar className="me-auto">
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
        </Nav>
      </Collapse>
    </Navbar>
  )
}
