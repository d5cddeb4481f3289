import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./typography/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./typography/*Example.tsx', { query: '?raw', import: 'default' })

export function TypographyPage() {
  const { t } = useTranslation('ui')
  const texts = t('typography', { returnObjects: true })
  return <ExamplePage title={t('nav.typography')} texts={texts} files={files} sources={sources} />
}
