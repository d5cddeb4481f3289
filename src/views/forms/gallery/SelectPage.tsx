import selectField from '@core/components/forms/SelectField.tsx?props'
import choiceField from '@core/components/forms/ChoiceField.tsx?props'
import { createPage } from './createPage'

export const SelectPage = createPage('select', {
  files: import.meta.glob('./select/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./select/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...selectField, ...choiceField],
})
