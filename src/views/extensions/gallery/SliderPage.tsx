import rangeSlider from '@core/components/forms/RangeSlider.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./slider/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./slider/*Example.tsx', { query: '?raw', import: 'default' })

export function SliderPage() {
  const { t } = useTranslation('extensions')
  const texts = t('slider', { returnObjects: true })
  return <ExamplePage title={t('nav.slider')} texts={texts} files={files} sources={sources} components={rangeSlider} />
}
