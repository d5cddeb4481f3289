import badge from '@core/components/Badge.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./badge/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./badge/*Example.tsx', { query: '?raw', import: 'default' })

export function BadgePage() {
  const { t } = useTranslation('components')
  const texts = t('badge', { returnObjects: true })
  return <ExamplePage title={t('nav.badge')} texts={texts} files={files} sources={sources} components={badge} />
}
