import selectField from '@core/components/forms/SelectField.tsx?props'
import choiceField from '@core/components/forms/ChoiceField.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./select/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./select/*Example.tsx', { query: '?raw', import: 'default' })
const components = [...selectField, ...choiceField]

export function SelectPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('select', { returnObjects: true })
  return <ExamplePage title={t('nav.select')} texts={texts} files={files} sources={sources} components={components} />
}
