import sortableList from '@core/components/sortable/SortableList.tsx?props'
import { createPage } from './createPage'

export const RepeaterPage = createPage('formRepeater', {
  files: import.meta.glob('./repeater/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./repeater/*Example.tsx', { query: '?raw', import: 'default' }),
  components: sortableList,
})
