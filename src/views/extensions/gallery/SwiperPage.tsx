import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./swiper/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./swiper/*Example.tsx', { query: '?raw', import: 'default' })

export function SwiperPage() {
  const { t } = useTranslation('extensions')
  const texts = t('swiper', { returnObjects: true })
  return <ExamplePage title={t('nav.swiper')} texts={texts} files={files} sources={sources} />
}
