import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./upload/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./upload/*Example.tsx', { query: '?raw', import: 'default' })

export function UploadPage() {
  const { t } = useTranslation('formGallery')
  const texts = t('fileUploader', { returnObjects: true })
  return <ExamplePage title={t('nav.fileUploader')} texts={texts} files={files} sources={sources} />
}
