import { createPage } from './createPage'

export const TourPage = createPage('tour', {
  files: import.meta.glob('./tour/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./tour/*Example.tsx', { query: '?raw', import: 'default' }),
})
