import { cx } from '@core/components/cx'
import { Nav, NavItem } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

const views = ['sent', 'paid', 'overdue'] as const
const variants = ['nav-pills', 'nav-tabs', 'nav-underline']

export function VariantsExample() {
  const { t } = useTranslation('components')
  const [params] = useSearchParams()
  const current = views.find((view) => view === params.get('status')) ?? 'sent'
  return (
    <div className="d-grid gap-4">
      {variants.map((variant) => (
        <Nav key={variant} className={variant}>
          {views.map((view) => (
            <NavItem key={view}>
              <Link
                className={cx('nav-link', view === current && 'active')}
                to={`?status=${view}`}
                preventScrollReset
                aria-current={view === current ? 'page' : undefined}
              >
                {t(`demo.status.${view}`)}
              </Link>
            </NavItem>
          ))}
        </Nav>
      ))}
    </div>
  )
}
