import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./toast/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./toast/*Example.tsx', { query: '?raw', import: 'default' })

export function ToastPage() {
  const { t } = useTranslation('components')
  const texts = t('toast', { returnObjects: true })
  return <ExamplePage title={t('nav.toast')} texts={texts} files={files} sources={sources} />
}
