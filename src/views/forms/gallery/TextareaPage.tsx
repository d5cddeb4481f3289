import textArea from '@core/components/forms/TextArea.tsx?props'
import { createPage } from './createPage'

export const TextareaPage = createPage('textarea', {
  files: import.meta.glob('./textarea/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./textarea/*Example.tsx', { query: '?raw', import: 'default' }),
  components: textArea,
})
