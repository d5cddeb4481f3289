import tabs from '@core/components/Tabs.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./tabs/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./tabs/*Example.tsx', { query: '?raw', import: 'default' })

export function TabsPage() {
  const { t } = useTranslation('components')
  const texts = t('tabs', { returnObjects: true })
  return <ExamplePage title={t('nav.tabs')} texts={texts} files={files} sources={sources} components={tabs} />
}
