import dialog from '@core/components/overlay/Dialog.tsx?props'
import formDialog from '@core/components/overlay/FormDialog.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./dialogs/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./dialogs/*Example.tsx', { query: '?raw', import: 'default' })

export function DialogsPage() {
  const { t } = useTranslation('extensions')
  const texts = t('dialogs', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.dialogs')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...dialog, ...formDialog]}
    />
  )
}
