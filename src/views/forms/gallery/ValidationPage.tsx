import field from '@core/components/forms/Field.tsx?props'
import errorSummary from '@core/components/forms/ErrorSummary.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./validation/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./validation/*Example.tsx', { query: '?raw', import: 'default' })
const components = [...field, ...errorSummary]

export function ValidationPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('formValidation', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.formValidation')}
      texts={texts}
      files={files}
      sources={sources}
      components={components}
    />
  )
}
