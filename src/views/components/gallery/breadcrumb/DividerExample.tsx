import { Breadcrumb, BreadcrumbItem } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/views/apps/ecommerce/paths'
import styles from './breadcrumb.module.scss'

const dividers = [
  { divider: '›', className: styles.angle },
  { divider: '·', className: styles.dot },
]

export function DividerExample() {
  const { t } = useTranslation('components')
  return (
    <div className="d-grid gap-3">
      {dividers.map(({ divider, className }) => (
        <Breadcrumb key={divider} className={className} aria-label={t('demo.way.labelDivider', { divider })}>
          <BreadcrumbItem>
            <Link to="/">{t('demo.way.home')}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem>
            <Link to={paths.shop.href()}>{t('demo.way.shop')}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem active>{t('demo.way.product')}</BreadcrumbItem>
        </Breadcrumb>
      ))}
    </div>
  )
}
