import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./layouts/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./layouts/*Example.tsx', { query: '?raw', import: 'default' })

export function LayoutsPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('formLayouts', { returnObjects: true })
  return <ExamplePage title={t('nav.formLayouts')} texts={texts} files={files} sources={sources} />
}
