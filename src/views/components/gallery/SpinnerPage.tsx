import button from '@core/components/button/Button.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./spinner/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./spinner/*Example.tsx', { query: '?raw', import: 'default' })

export function SpinnerPage() {
  const { t } = useTranslation('components')
  const texts = t('spinner', { returnObjects: true })
  return <ExamplePage title={t('nav.spinner')} texts={texts} files={files} sources={sources} components={button} />
}
