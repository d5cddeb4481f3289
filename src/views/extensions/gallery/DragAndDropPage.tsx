import dragHandle from '@core/components/sortable/DragHandle.tsx?props'
import sortableList from '@core/components/sortable/SortableList.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./drag-and-drop/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./drag-and-drop/*Example.tsx', { query: '?raw', import: 'default' })

export function DragAndDropPage() {
  const { t } = useTranslation('extensions')
  const texts = t('dragAndDrop', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.dragAndDrop')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...sortableList, ...dragHandle]}
    />
  )
}
