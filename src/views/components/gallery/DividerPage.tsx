import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./divider/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./divider/*Example.tsx', { query: '?raw', import: 'default' })

export function DividerPage() {
  const { t } = useTranslation('components')
  const texts = t('divider', { returnObjects: true })
  return <ExamplePage title={t('nav.divider')} texts={texts} files={files} sources={sources} />
}
