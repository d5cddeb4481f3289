import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import '@core/components/data-card/data-card.scss'

const files = import.meta.glob<Record<string, ComponentType>>('./basic/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./basic/*Example.tsx', { query: '?raw', import: 'default' })

export function BasicPage() {
  const { t } = useTranslation('cards')
  return (
    <ExamplePage
      title={t('basic.title')}
      texts={t('basic.examples', { returnObjects: true })}
      files={files}
      sources={sources}
      wide={['picture', 'tone']}
    />
  )
}
