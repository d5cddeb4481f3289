import { createPage } from './createPage'

export const ListGroupPage = createPage('listGroup', {
  files: import.meta.glob('./list-group/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./list-group/*Example.tsx', { query: '?raw', import: 'default' }),
})
