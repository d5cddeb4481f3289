import dragHandle from '@core/components/sortable/DragHandle.tsx?props'
import sortableList from '@core/components/sortable/SortableList.tsx?props'
import { createPage } from './createPage'

export const DragAndDropPage = createPage('dragAndDrop', {
  files: import.meta.glob('./drag-and-drop/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./drag-and-drop/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...sortableList, ...dragHandle],
})
