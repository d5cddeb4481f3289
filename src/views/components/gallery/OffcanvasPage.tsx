import drawer from '@core/components/overlay/Drawer.tsx?props'
import formDrawer from '@core/components/overlay/FormDrawer.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./offcanvas/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./offcanvas/*Example.tsx', { query: '?raw', import: 'default' })

export function OffcanvasPage() {
  const { t } = useTranslation('components')
  const texts = t('offcanvas', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.offcanvas')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...drawer, ...formDrawer]}
    />
  )
}
