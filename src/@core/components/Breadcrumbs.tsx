import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Breadcrumb, BreadcrumbItem } from 'reactstrap'

/** One step of the way to a screen. The last one has no address: it is the screen itself. */
export interface Crumb {
  label: string
  to?: string | undefined
}

export interface BreadcrumbsProps {
  /** From the first step to the screen itself. */
  items: readonly Crumb[]
  /** Names it, where the screen has another one. */
  label?: string
}

/** The way to this screen. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const { t } = useTranslation('kit')
  return (
    <Breadcrumb aria-label={label ?? t('breadcrumbs')}>
      {items.map(({ label, to }, index) => (
        <BreadcrumbItem key={`${index} ${label}`} active={index === items.length - 1}>
          {to ? <Link to={to}>{label}</Link> : <bdi>{label}</bdi>}
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  )
}
