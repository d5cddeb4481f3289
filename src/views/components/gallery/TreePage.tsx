import tree from '@core/components/tree/Tree.tsx?props'
import { createPage } from './createPage'

export const TreePage = createPage('tree', {
  files: import.meta.glob('./tree/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./tree/*Example.tsx', { query: '?raw', import: 'default' }),
  components: tree,
})
