import drawer from '@core/components/overlay/Drawer.tsx?props'
import formDrawer from '@core/components/overlay/FormDrawer.tsx?props'
import { createPage } from './createPage'

export const OffcanvasPage = createPage('offcanvas', {
  files: import.meta.glob('./offcanvas/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./offcanvas/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...drawer, ...formDrawer],
})
