import { createPage } from './createPage'

export const ClipboardPage = createPage('clipboard', {
  files: import.meta.glob('./clipboard/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./clipboard/*Example.tsx', { query: '?raw', import: 'default' }),
})
