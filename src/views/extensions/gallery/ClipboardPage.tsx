import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./clipboard/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./clipboard/*Example.tsx', { query: '?raw', import: 'default' })

export function ClipboardPage() {
  const { t } = useTranslation('extensions')
  const texts = t('clipboard', { returnObjects: true })
  return <ExamplePage title={t('nav.clipboard')} texts={texts} files={files} sources={sources} />
}
