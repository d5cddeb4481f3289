import loadingRegion from '@core/components/LoadingRegion.tsx?props'
import skeleton from '@core/components/Skeleton.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./skeleton/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./skeleton/*Example.tsx', { query: '?raw', import: 'default' })

export function SkeletonPage() {
  const { t } = useTranslation('components')
  const texts = t('skeleton', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.skeleton')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...skeleton, ...loadingRegion]}
    />
  )
}
