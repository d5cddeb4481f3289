import badge from '@core/components/Badge.tsx?props'
import { createPage } from './createPage'

export const BadgePage = createPage('badge', {
  files: import.meta.glob('./badge/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./badge/*Example.tsx', { query: '?raw', import: 'default' }),
  components: badge,
})
