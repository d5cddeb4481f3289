import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Breadcrumb, BreadcrumbItem } from 'reactstrap'

/** One step of the way to a screen. The last one has no address: it is the screen itself. */
export interface Crumb {
  label: string
  to?: string | undefined
}

/** The way to this screen. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation('core')
  return (
    <Breadcrumb aria-label={t('breadcrumbs')}>
      {items.map(({ label, to }, index) => (
        <BreadcrumbItem key={`${index} ${label}`} active={index === items.length - 1}>
          {to ? <Link to={to}>{label}</Link> : <bdi>{label}</bdi>}
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  )
}
