import { createPage } from './createPage'

export const WizardPage = createPage('formWizard', {
  files: import.meta.glob('./wizard/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./wizard/*Example.tsx', { query: '?raw', import: 'default' }),
  wide: 'all',
})
