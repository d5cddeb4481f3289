import dialog from '@core/components/overlay/Dialog.tsx?props'
import formDialog from '@core/components/overlay/FormDialog.tsx?props'
import { createPage } from './createPage'

export const DialogsPage = createPage('dialogs', {
  files: import.meta.glob('./dialogs/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./dialogs/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...dialog, ...formDialog],
})
