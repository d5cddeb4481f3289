import contextMenu from '@core/components/overlay/ContextMenu.tsx?props'
import { createPage } from './createPage'

export const ContextMenuPage = createPage('contextMenu', {
  files: import.meta.glob('./context-menu/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./context-menu/*Example.tsx', { query: '?raw', import: 'default' }),
  components: contextMenu,
})
