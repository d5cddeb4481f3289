import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./mask/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./mask/*Example.tsx', { query: '?raw', import: 'default' })

export function MaskPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('inputMask', { returnObjects: true })
  return <ExamplePage title={t('nav.inputMask')} texts={texts} files={files} sources={sources} />
}
