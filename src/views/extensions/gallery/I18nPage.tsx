import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./i18n/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./i18n/*Example.tsx', { query: '?raw', import: 'default' })

export function I18nPage() {
  const { t } = useTranslation('extensions')
  const texts = t('i18n', { returnObjects: true })
  return <ExamplePage title={t('nav.i18n')} texts={texts} files={files} sources={sources} />
}
