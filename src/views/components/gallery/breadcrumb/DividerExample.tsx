import { Breadcrumb, BreadcrumbItem } from '@core/components/reactstrap'
import { useModuleLink } from '@core/module/useModuleLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './breadcrumb.module.scss'

const dividers = [
  { divider: '›', className: styles.angle },
  { divider: '·', className: styles.dot },
]

export function DividerExample() {
  const place = useModuleLink()
  const { t } = useTranslation('components')
  return (
    <div className="d-grid gap-3">
      {dividers.map(({ divider, className }) => (
        <Breadcrumb key={divider} className={className} aria-label={t('demo.way.labelDivider', { divider })}>
          <BreadcrumbItem>
            <Link to="/">{t('demo.way.home')}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem>
            <Link to={place('/apps/ecommerce/shop') ?? '/'}>{t('demo.way.shop')}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem active>{t('demo.way.product')}</BreadcrumbItem>
        </Breadcrumb>
      ))}
    </div>
  )
}
