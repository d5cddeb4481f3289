import textField from '@core/components/forms/TextField.tsx?props'
import passwordField from '@core/components/forms/PasswordField.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./input/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./input/*Example.tsx', { query: '?raw', import: 'default' })
const components = [...textField, ...passwordField]

export function InputPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('input', { returnObjects: true })
  return <ExamplePage title={t('nav.input')} texts={texts} files={files} sources={sources} components={components} />
}
