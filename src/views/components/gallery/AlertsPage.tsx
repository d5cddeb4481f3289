import alert from '@core/components/Alert.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./alerts/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./alerts/*Example.tsx', { query: '?raw', import: 'default' })

export function AlertsPage() {
  const { t } = useTranslation('components')
  const texts = t('alerts', { returnObjects: true })
  return <ExamplePage title={t('nav.alerts')} texts={texts} files={files} sources={sources} components={alert} />
}
