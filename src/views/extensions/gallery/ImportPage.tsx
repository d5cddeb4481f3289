import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./import/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./import/*Example.tsx', { query: '?raw', import: 'default' })

export function ImportPage() {
  const { t } = useTranslation('extensions')
  const texts = t('import', { returnObjects: true })
  return <ExamplePage title={t('nav.import')} texts={texts} files={files} sources={sources} />
}
