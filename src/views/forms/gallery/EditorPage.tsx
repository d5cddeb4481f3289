import richText from '@core/components/editor/RichText.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./editor/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./editor/*Example.tsx', { query: '?raw', import: 'default' })

export function EditorPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('editor', { returnObjects: true })
  return <ExamplePage title={t('nav.editor')} texts={texts} files={files} sources={sources} components={richText} />
}
