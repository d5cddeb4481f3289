import progress from '@core/components/Progress.tsx?props'
import { createPage } from './createPage'

export const ProgressPage = createPage('progress', {
  files: import.meta.glob('./progress/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./progress/*Example.tsx', { query: '?raw', import: 'default' }),
  components: progress,
})
