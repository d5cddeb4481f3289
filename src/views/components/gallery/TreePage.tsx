import tree from '@core/components/tree/Tree.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./tree/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./tree/*Example.tsx', { query: '?raw', import: 'default' })

export function TreePage() {
  const { t } = useTranslation('components')
  const texts = t('tree', { returnObjects: true })
  return <ExamplePage title={t('nav.tree')} texts={texts} files={files} sources={sources} components={tree} />
}
