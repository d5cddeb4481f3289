import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./export/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./export/*Example.tsx', { query: '?raw', import: 'default' })

export function ExportPage() {
  const { t } = useTranslation('extensions')
  const texts = t('export', { returnObjects: true })
  return <ExamplePage title={t('nav.export')} texts={texts} files={files} sources={sources} />
}
