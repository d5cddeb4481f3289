import avatar from '@core/components/Avatar.tsx?props'
import personCell from '@core/components/PersonCell.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./avatar/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./avatar/*Example.tsx', { query: '?raw', import: 'default' })

export function AvatarPage() {
  const { t } = useTranslation('components')
  const texts = t('avatar', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.avatar')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...avatar, ...personCell]}
    />
  )
}
