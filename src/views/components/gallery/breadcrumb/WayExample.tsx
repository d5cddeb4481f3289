import { Breadcrumbs } from '@core/components/Breadcrumbs'
import { useModuleLink } from '@core/module/useModuleLink'
import { useTranslation } from 'react-i18next'

export function WayExample() {
  const place = useModuleLink()
  const { t } = useTranslation('components')
  return (
    <Breadcrumbs
      label={t('demo.way.label')}
      items={[
        { label: t('demo.way.home'), to: '/' },
        { label: t('demo.way.shop'), to: place('/apps/ecommerce/shop') ?? '/' },
        { label: t('demo.way.product') },
      ]}
    />
  )
}
