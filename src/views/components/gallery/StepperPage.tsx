import stepper from '@core/components/forms/Stepper.tsx?props'
import timeline from '@core/components/Timeline.tsx?props'
import { ExamplePage } from '@core/components/example/ExamplePage'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

const files = import.meta.glob<Record<string, ComponentType>>('./stepper/*Example.tsx', { eager: true })
const sources = import.meta.glob<string>('./stepper/*Example.tsx', { query: '?raw', import: 'default' })

export function StepperPage() {
  const { t } = useTranslation('components')
  const texts = t('stepper', { returnObjects: true })
  return (
    <ExamplePage
      title={t('nav.stepper')}
      texts={texts}
      files={files}
      sources={sources}
      components={[...stepper, ...timeline]}
    />
  )
}
