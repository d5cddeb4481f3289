import numberField from '@core/components/forms/NumberField.tsx?props'
import stepper from '@core/components/forms/Stepper.tsx?props'
import { createPage } from './createPage'

export const NumberPage = createPage('numberInput', {
  files: import.meta.glob('./number/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./number/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...numberField, ...stepper],
})
