import pagination from '@core/components/Pagination.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./pagination/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./pagination/*Example.tsx', { query: '?raw', import: 'default' })

export function PaginationPage() {
  const { t } = useTranslation('components')
  const texts = t('pagination', { returnObjects: true })
  return (
    <ExamplePage title={t('nav.pagination')} texts={texts} files={files} sources={sources} components={pagination} />
  )
}
