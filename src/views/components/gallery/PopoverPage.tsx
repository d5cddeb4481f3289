import popover from '@core/components/overlay/Popover.tsx?props'
import { createPage } from './createPage'

export const PopoverPage = createPage('popover', {
  files: import.meta.glob('./popover/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./popover/*Example.tsx', { query: '?raw', import: 'default' }),
  components: popover,
})
