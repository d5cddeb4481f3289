import { Breadcrumbs } from '@core/components/Breadcrumbs'
import { useTranslation } from 'react-i18next'
import { paths } from '@/views/apps/ecommerce/paths'

export function WayExample() {
  const { t } = useTranslation('components')
  return (
    <Breadcrumbs
      label={t('demo.way.label')}
      items={[
        { label: t('demo.way.home'), to: '/' },
        { label: t('demo.way.shop'), to: paths.shop.href() },
        { label: t('demo.way.product') },
      ]}
    />
  )
}
