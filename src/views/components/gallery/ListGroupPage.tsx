import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./list-group/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./list-group/*Example.tsx', { query: '?raw', import: 'default' })

export function ListGroupPage() {
  const { t } = useTranslation('components')
  const texts = t('listGroup', { returnObjects: true })
  return <ExamplePage title={t('nav.listGroup')} texts={texts} files={files} sources={sources} />
}
