import popover from '@core/components/overlay/Popover.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./popover/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./popover/*Example.tsx', { query: '?raw', import: 'default' })

export function PopoverPage() {
  const { t } = useTranslation('components')
  const texts = t('popover', { returnObjects: true })
  return <ExamplePage title={t('nav.popover')} texts={texts} files={files} sources={sources} components={popover} />
}
