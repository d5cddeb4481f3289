import numberField from '@core/components/forms/NumberField.tsx?props'
import stepper from '@core/components/forms/Stepper.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./number/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./number/*Example.tsx', { query: '?raw', import: 'default' })
const components = [...numberField, ...stepper]

export function NumberPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('numberInput', { returnObjects: true })
  return (
    <ExamplePage title={t('nav.numberInput')} texts={texts} files={files} sources={sources} components={components} />
  )
}
