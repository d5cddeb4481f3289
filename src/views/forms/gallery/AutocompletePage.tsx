import combobox from '@core/components/forms/Combobox.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./autocomplete/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./autocomplete/*Example.tsx', { query: '?raw', import: 'default' })

export function AutocompletePage() {
  const { t } = useTranslation('formGallery')
  const texts = t('autocomplete', { returnObjects: true })
  return (
    <ExamplePage title={t('nav.autocomplete')} texts={texts} files={files} sources={sources} components={combobox} />
  )
}
