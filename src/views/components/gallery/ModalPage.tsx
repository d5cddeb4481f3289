import dialog from '@core/components/overlay/Dialog.tsx?props'
import formDialog from '@core/components/overlay/FormDialog.tsx?props'
import { createPage } from './createPage'

export const ModalPage = createPage('modal', {
  files: import.meta.glob('./modal/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./modal/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...dialog, ...formDialog],
})
