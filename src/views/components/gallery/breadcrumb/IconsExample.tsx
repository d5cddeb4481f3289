import { Breadcrumb, BreadcrumbItem } from '@core/components/reactstrap'
import { useModuleLink } from '@core/module/useModuleLink'
import { House, ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function IconsExample() {
  const place = useModuleLink()
  const { t } = useTranslation('components')
  return (
    <Breadcrumb aria-label={t('demo.way.labelIcons')} listClassName="align-items-center mb-0">
      <BreadcrumbItem className="d-flex align-items-center">
        <Link className="d-inline-flex gap-1 align-items-center" to="/">
          <House aria-hidden="true" />
          {t('demo.way.home')}
        </Link>
      </BreadcrumbItem>
      <BreadcrumbItem className="d-flex align-items-center">
        <Link className="d-inline-flex gap-1 align-items-center" to={place('/apps/ecommerce/shop') ?? '/'}>
          <ShoppingBag aria-hidden="true" />
          {t('demo.way.shop')}
        </Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>{t('demo.way.product')}</BreadcrumbItem>
    </Breadcrumb>
  )
}
