import button from '@core/components/button/Button.tsx?props'
import buttonWithReason from '@core/components/button/ButtonWithReason.tsx?props'
import iconButton from '@core/components/button/IconButton.tsx?props'
import linkButton from '@core/components/button/LinkButton.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./buttons/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./buttons/*Example.tsx', { query: '?raw', import: 'default' })

export function ButtonsPage() {
  const { t } = useTranslation('components')
  const texts = t('buttons', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.buttons')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...button, ...iconButton, ...linkButton, ...buttonWithReason]}
    />
  )
}
