import bulkBar from '@core/components/data-table/BulkBar.tsx?props'
import dataTable from '@core/components/data-table/DataTable.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./export-selected/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./export-selected/*Example.tsx', { query: '?raw', import: 'default' })

export function ExportSelectedPage() {
  const { t } = useTranslation('extensions')
  const texts = t('exportSelected', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.exportSelected')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...dataTable, ...bulkBar]}
    />
  )
}
