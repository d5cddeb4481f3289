import dateField from '@core/components/forms/DateField.tsx?props'
import timeField from '@core/components/forms/TimeField.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./date/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./date/*Example.tsx', { query: '?raw', import: 'default' })

export function DatePage() {
  const { t } = useTranslation('formGallery')
  const texts = t('datePicker', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.datePicker')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...dateField, ...timeField]}
    />
  )
}
