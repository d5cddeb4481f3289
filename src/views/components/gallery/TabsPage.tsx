import tabs from '@core/components/Tabs.tsx?props'
import { createPage } from './createPage'

export const TabsPage = createPage('tabs', {
  files: import.meta.glob('./tabs/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./tabs/*Example.tsx', { query: '?raw', import: 'default' }),
  components: tabs,
})
