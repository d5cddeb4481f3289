import { createPage } from './createPage'

export const LayoutsPage = createPage('formLayouts', {
  files: import.meta.glob('./layouts/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./layouts/*Example.tsx', { query: '?raw', import: 'default' }),
})
