import breadcrumbs from '@core/components/Breadcrumbs.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./breadcrumb/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./breadcrumb/*Example.tsx', { query: '?raw', import: 'default' })

export function BreadcrumbPage() {
  const { t } = useTranslation('components')
  const texts = t('breadcrumb', { returnObjects: true })
  return (
    <ExamplePage title={t('nav.breadcrumb')} texts={texts} files={files} sources={sources} components={breadcrumbs} />
  )
}
