import sortableList from '@core/components/sortable/SortableList.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./repeater/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./repeater/*Example.tsx', { query: '?raw', import: 'default' })

export function RepeaterPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('formRepeater', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.formRepeater')}
      texts={texts}
      files={files}
      sources={sources}
      components={sortableList}
    />
  )
}
