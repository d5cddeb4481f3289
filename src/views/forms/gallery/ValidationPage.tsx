import field from '@core/components/forms/Field.tsx?props'
import errorSummary from '@core/components/forms/ErrorSummary.tsx?props'
import { createPage } from './createPage'

export const ValidationPage = createPage('formValidation', {
  files: import.meta.glob('./validation/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./validation/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...field, ...errorSummary],
})
