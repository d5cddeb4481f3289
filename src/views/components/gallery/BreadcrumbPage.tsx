import breadcrumbs from '@core/components/Breadcrumbs.tsx?props'
import { createPage } from './createPage'

export const BreadcrumbPage = createPage('breadcrumb', {
  files: import.meta.glob('./breadcrumb/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./breadcrumb/*Example.tsx', { query: '?raw', import: 'default' }),
  components: breadcrumbs,
})
