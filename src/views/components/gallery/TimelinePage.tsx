import timeline from '@core/components/Timeline.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./timeline/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./timeline/*Example.tsx', { query: '?raw', import: 'default' })

export function TimelinePage() {
  const { t } = useTranslation('components')
  const texts = t('timeline', { returnObjects: true })
  return <ExamplePage title={t('nav.timeline')} texts={texts} files={files} sources={sources} components={timeline} />
}
