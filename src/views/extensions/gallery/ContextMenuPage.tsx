import contextMenu from '@core/components/overlay/ContextMenu.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./context-menu/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./context-menu/*Example.tsx', { query: '?raw', import: 'default' })

export function ContextMenuPage() {
  const { t } = useTranslation('extensions')
  const texts = t('contextMenu', { returnObjects: true })
  return (
    <ExamplePage title={t('nav.contextMenu')} texts={texts} files={files} sources={sources} components={contextMenu} />
  )
}
