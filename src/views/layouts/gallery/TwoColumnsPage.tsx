import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Guide } from './Guide'

const files = import.meta.glob<Record<string, ComponentType>>('./two-columns/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./two-columns/*Example.tsx', { query: '?raw', import: 'default' })

export function TwoColumnsPage() {
  const { t } = useTranslation('layouts')
  const texts = t('two-columns', { returnObjects: true })
  return (
    <ExamplePage title={t('nav.layout-two-columns')} texts={texts} files={files} sources={sources} wide="all">
      <Guide name="two-columns" />
    </ExamplePage>
  )
}
