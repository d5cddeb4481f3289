import alert from '@core/components/Alert.tsx?props'
import { createPage } from './createPage'

export const AlertsPage = createPage('alerts', {
  files: import.meta.glob('./alerts/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./alerts/*Example.tsx', { query: '?raw', import: 'default' }),
  components: alert,
})
