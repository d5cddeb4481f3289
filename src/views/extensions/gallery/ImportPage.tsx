import { createPage } from './createPage'

export const ImportPage = createPage('import', {
  files: import.meta.glob('./import/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./import/*Example.tsx', { query: '?raw', import: 'default' }),
})
