import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Guide } from './Guide'

const files = import.meta.glob<Record<string, ComponentType>>('./one-column/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./one-column/*Example.tsx', { query: '?raw', import: 'default' })

export function OneColumnPage() {
  const { t } = useTranslation('layouts')
  const texts = t('one-column', { returnObjects: true })
  return (
    <ExamplePage title={t('nav.layout-one-column')} texts={texts} files={files} sources={sources} wide="all">
      <Guide name="one-column" />
    </ExamplePage>
  )
}
