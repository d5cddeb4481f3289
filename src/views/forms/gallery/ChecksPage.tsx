import checkboxField from '@core/components/forms/CheckboxField.tsx?props'
import radioCards from '@core/components/forms/RadioCards.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./checks/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./checks/*Example.tsx', { query: '?raw', import: 'default' })

const components = [...checkboxField, ...radioCards]

export function ChecksPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('checkboxAndRadio', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.checkboxAndRadio')}
      texts={texts}
      files={files}
      sources={sources}
      components={components}
    />
  )
}
