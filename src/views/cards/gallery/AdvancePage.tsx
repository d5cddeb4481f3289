import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import '@core/components/data-card/data-card.scss'

const files = import.meta.glob<Record<string, ComponentType>>('./advance/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./advance/*Example.tsx', { query: '?raw', import: 'default' })

export function AdvancePage() {
  const { t } = useTranslation('cards')
  return (
    <ExamplePage
      title={t('advance.title')}
      texts={t('advance.examples', { returnObjects: true })}
      files={files}
      sources={sources}
    />
  )
}
