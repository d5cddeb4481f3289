import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Breadcrumb, BreadcrumbItem } from 'reactstrap'

/** Without `to`, the crumb is the current screen. */
export interface Crumb {
  label: string
  to?: string | undefined
  /** `no` for a name from code, which browsers must not translate. */
  translate?: 'no' | undefined
}

export interface BreadcrumbsProps {
  /** From the start page to the current page, which is not a link. */
  items: readonly Crumb[]
  /** Accessible name, for screens with a second breadcrumb list. */
  label?: string
}

/** Path to the current screen. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const { t } = useTranslation('kit')
  return (
    <Breadcrumb aria-label={label ?? t('breadcrumbs')}>
      {items.map(({ label, to, translate }, index) => (
        <BreadcrumbItem key={`${index} ${label}`} active={index === items.length - 1}>
          {to ? <Link to={to}>{label}</Link> : <bdi translate={translate}>{label}</bdi>}
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  )
}
