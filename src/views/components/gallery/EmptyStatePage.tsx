import emptyState from '@core/components/EmptyState.tsx?props'
import errorState from '@core/components/ErrorState.tsx?props'
import { createPage } from './createPage'

export const EmptyStatePage = createPage('emptyState', {
  files: import.meta.glob('./empty-state/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./empty-state/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...emptyState, ...errorState],
})
