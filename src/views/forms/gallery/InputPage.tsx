import textField from '@core/components/forms/TextField.tsx?props'
import passwordField from '@core/components/forms/PasswordField.tsx?props'
import { createPage } from './createPage'

export const InputPage = createPage('input', {
  files: import.meta.glob('./input/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./input/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...textField, ...passwordField],
})
