import stepper from '@core/components/forms/Stepper.tsx?props'
import timeline from '@core/components/Timeline.tsx?props'
import { createPage } from './createPage'

export const StepperPage = createPage('stepper', {
  files: import.meta.glob('./stepper/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./stepper/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...stepper, ...timeline],
})
