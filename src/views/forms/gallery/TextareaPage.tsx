import textArea from '@core/components/forms/TextArea.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./textarea/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./textarea/*Example.tsx', { query: '?raw', import: 'default' })

export function TextareaPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('textarea', { returnObjects: true })
  return <ExamplePage title={t('nav.textarea')} texts={texts} files={files} sources={sources} components={textArea} />
}
