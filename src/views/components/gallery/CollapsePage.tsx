import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./collapse/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./collapse/*Example.tsx', { query: '?raw', import: 'default' })

export function CollapsePage() {
  const { t } = useTranslation('components')
  const texts = t('collapse', { returnObjects: true })
  return <ExamplePage title={t('nav.collapse')} texts={texts} files={files} sources={sources} />
}
