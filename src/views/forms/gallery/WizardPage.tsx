import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./wizard/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./wizard/*Example.tsx', { query: '?raw', import: 'default' })

export function WizardPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('formWizard', { returnObjects: true })
  return <ExamplePage title={t('nav.formWizard')} texts={texts} files={files} sources={sources} />
}
