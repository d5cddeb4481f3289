import pagination from '@core/components/Pagination.tsx?props'
import { createPage } from './createPage'

export const PaginationPage = createPage('pagination', {
  files: import.meta.glob('./pagination/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./pagination/*Example.tsx', { query: '?raw', import: 'default' }),
  components: pagination,
  wide: ['list'],
})
