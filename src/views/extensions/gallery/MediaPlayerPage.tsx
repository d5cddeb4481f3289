import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./media-player/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./media-player/*Example.tsx', { query: '?raw', import: 'default' })

export function MediaPlayerPage() {
  const { t } = useTranslation('extensions')
  const texts = t('mediaPlayer', { returnObjects: true })
  return <ExamplePage title={t('nav.mediaPlayer')} texts={texts} files={files} sources={sources} />
}
