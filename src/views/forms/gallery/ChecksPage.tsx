import checkboxField from '@core/components/forms/CheckboxField.tsx?props'
import radioCards from '@core/components/forms/RadioCards.tsx?props'
import { createPage } from './createPage'

export const ChecksPage = createPage('checkboxAndRadio', {
  files: import.meta.glob('./checks/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./checks/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...checkboxField, ...radioCards],
})
