import carousel from '@core/components/Carousel.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./carousel/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./carousel/*Example.tsx', { query: '?raw', import: 'default' })

export function CarouselPage() {
  const { t } = useTranslation('components')
  const texts = t('carousel', { returnObjects: true })
  return <ExamplePage title={t('nav.carousel')} texts={texts} files={files} sources={sources} components={carousel} />
}
