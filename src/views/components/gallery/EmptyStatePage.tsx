import emptyState from '@core/components/EmptyState.tsx?props'
import errorState from '@core/components/ErrorState.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./empty-state/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./empty-state/*Example.tsx', { query: '?raw', import: 'default' })

export function EmptyStatePage() {
  const { t } = useTranslation('components')
  const texts = t('emptyState', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.emptyState')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...emptyState, ...errorState]}
    />
  )
}
