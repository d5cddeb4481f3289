import { createPage } from './createPage'

export const ExportPage = createPage('export', {
  files: import.meta.glob('./export/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./export/*Example.tsx', { query: '?raw', import: 'default' }),
})
