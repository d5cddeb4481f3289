import dialog from '@core/components/overlay/Dialog.tsx?props'
import formDialog from '@core/components/overlay/FormDialog.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./modal/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./modal/*Example.tsx', { query: '?raw', import: 'default' })

export function ModalPage() {
  const { t } = useTranslation('components')
  const texts = t('modal', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.modal')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...dialog, ...formDialog]}
    />
  )
}
