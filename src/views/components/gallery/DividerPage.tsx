import { createPage } from './createPage'

export const DividerPage = createPage('divider', {
  files: import.meta.glob('./divider/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./divider/*Example.tsx', { query: '?raw', import: 'default' }),
})
