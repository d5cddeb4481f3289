import stars from '@core/components/rating/Stars.tsx?props'
import starsField from '@core/components/rating/StarsField.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./rating/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./rating/*Example.tsx', { query: '?raw', import: 'default' })

export function RatingPage() {
  const { t } = useTranslation('components')
  const texts = t('rating', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.rating')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...stars, ...starsField]}
    />
  )
}
