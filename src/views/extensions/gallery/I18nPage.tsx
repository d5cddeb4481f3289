import { createPage } from './createPage'

export const I18nPage = createPage('i18n', {
  files: import.meta.glob('./i18n/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./i18n/*Example.tsx', { query: '?raw', import: 'default' }),
})
