import menuButton from '@core/components/overlay/MenuButton.tsx?props'
import { createPage } from './createPage'

export const DropdownPage = createPage('dropdown', {
  files: import.meta.glob('./dropdown/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./dropdown/*Example.tsx', { query: '?raw', import: 'default' }),
  components: menuButton,
})
