import buttonWithReason from '@core/components/button/ButtonWithReason.tsx?props'
import iconButton from '@core/components/button/IconButton.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./tooltip/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./tooltip/*Example.tsx', { query: '?raw', import: 'default' })

export function TooltipPage() {
  const { t } = useTranslation('components')
  const texts = t('tooltip', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.tooltip')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...iconButton, ...buttonWithReason]}
    />
  )
}
