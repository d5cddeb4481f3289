import button from '@core/components/button/Button.tsx?props'
import { createPage } from './createPage'

export const SpinnerPage = createPage('spinner', {
  files: import.meta.glob('./spinner/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./spinner/*Example.tsx', { query: '?raw', import: 'default' }),
  components: button,
})
