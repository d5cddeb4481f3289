import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./tour/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./tour/*Example.tsx', { query: '?raw', import: 'default' })

export function TourPage() {
  const { t } = useTranslation('extensions')
  const texts = t('tour', { returnObjects: true })
  return <ExamplePage title={t('nav.tour')} texts={texts} files={files} sources={sources} />
}
