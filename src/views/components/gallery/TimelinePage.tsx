import timeline from '@core/components/Timeline.tsx?props'
import { createPage } from './createPage'

export const TimelinePage = createPage('timeline', {
  files: import.meta.glob('./timeline/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./timeline/*Example.tsx', { query: '?raw', import: 'default' }),
  components: timeline,
})
