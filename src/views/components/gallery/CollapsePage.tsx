import { createPage } from './createPage'

export const CollapsePage = createPage('collapse', {
  files: import.meta.glob('./collapse/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./collapse/*Example.tsx', { query: '?raw', import: 'default' }),
})
