import progress from '@core/components/Progress.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./progress/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./progress/*Example.tsx', { query: '?raw', import: 'default' })

export function ProgressPage() {
  const { t } = useTranslation('components')
  const texts = t('progress', { returnObjects: true })
  return <ExamplePage title={t('nav.progress')} texts={texts} files={files} sources={sources} components={progress} />
}
