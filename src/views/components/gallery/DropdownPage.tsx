import menuButton from '@core/components/overlay/MenuButton.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./dropdown/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./dropdown/*Example.tsx', { query: '?raw', import: 'default' })

export function DropdownPage() {
  const { t } = useTranslation('components')
  const texts = t('dropdown', { returnObjects: true })
  return <ExamplePage title={t('nav.dropdown')} texts={texts} files={files} sources={sources} components={menuButton} />
}
