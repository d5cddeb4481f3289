import combobox from '@core/components/forms/Combobox.tsx?props'
import { createPage } from './createPage'

export const AutocompletePage = createPage('autocomplete', {
  files: import.meta.glob('./autocomplete/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./autocomplete/*Example.tsx', { query: '?raw', import: 'default' }),
  components: combobox,
})
