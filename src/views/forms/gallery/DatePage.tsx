import dateField from '@core/components/forms/DateField.tsx?props'
import timeField from '@core/components/forms/TimeField.tsx?props'
import { createPage } from './createPage'

export const DatePage = createPage('datePicker', {
  files: import.meta.glob('./date/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./date/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...dateField, ...timeField],
})
