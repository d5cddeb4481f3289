import accordion from '@core/components/Accordion.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./accordion/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./accordion/*Example.tsx', { query: '?raw', import: 'default' })

export function AccordionPage() {
  const { t } = useTranslation('components')
  const texts = t('accordion', { returnObjects: true })
  return <ExamplePage title={t('nav.accordion')} texts={texts} files={files} sources={sources} components={accordion} />
}
