import bulkBar from '@core/components/data-table/BulkBar.tsx?props'
import dataTable from '@core/components/data-table/DataTable.tsx?props'
import { createPage } from './createPage'

export const ExportSelectedPage = createPage('exportSelected', {
  files: import.meta.glob('./export-selected/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./export-selected/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...dataTable, ...bulkBar],
})
