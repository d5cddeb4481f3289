import { MenuButton } from '@core/components/overlay/MenuButton'
import { Breadcrumb, BreadcrumbItem } from '@core/components/reactstrap'
import { useModuleLink } from '@core/module/useModuleLink'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function LongExample() {
  const place = useModuleLink()
  const { t } = useTranslation('components')
  return (
    <Breadcrumb aria-label={t('demo.way.labelLong')} listClassName="align-items-center mb-0">
      <BreadcrumbItem>
        <Link to="/">{t('demo.way.home')}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem className="d-flex align-items-center">
        <MenuButton
          label={t('demo.way.between')}
          buttonProps={{ size: 'sm', variant: 'ghost' }}
          icon={<Ellipsis aria-hidden="true" />}
          items={[
            { kind: 'link', key: 'shop', label: t('demo.way.shop'), to: place('/apps/ecommerce/shop') ?? '/' },
            {
              kind: 'link',
              key: 'orders',
              label: t('demo.way.orders'),
              to: place('/apps/ecommerce/orders/:id?') ?? '/',
            },
          ]}
        />
      </BreadcrumbItem>
      <BreadcrumbItem>
        <Link to={place('/apps/ecommerce/wishlist') ?? '/'}>{t('demo.way.wishlist')}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>{t('demo.way.product')}</BreadcrumbItem>
    </Breadcrumb>
  )
}
