import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./examples/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./examples/*Example.tsx', { query: '?raw', import: 'default' })

export function TablesPage() {
  const { t } = useTranslation('tables')
  return (
    <ExamplePage
      title={t('title')}
      texts={t('examples', { returnObjects: true })}
      files={files}
      sources={sources}
      wide={['responsive', 'sortable']}
    />
  )
}
