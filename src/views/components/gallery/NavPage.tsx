import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./nav/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./nav/*Example.tsx', { query: '?raw', import: 'default' })

export function NavPage() {
  const { t } = useTranslation('components')
  const texts = t('navs', { returnObjects: true })
  return <ExamplePage title={t('nav.nav')} texts={texts} files={files} sources={sources} />
}
