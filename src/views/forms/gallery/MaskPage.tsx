import { createPage } from './createPage'

export const MaskPage = createPage('inputMask', {
  files: import.meta.glob('./mask/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./mask/*Example.tsx', { query: '?raw', import: 'default' }),
})
