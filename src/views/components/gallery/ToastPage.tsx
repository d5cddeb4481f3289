import { createPage } from './createPage'

export const ToastPage = createPage('toast', {
  files: import.meta.glob('./toast/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./toast/*Example.tsx', { query: '?raw', import: 'default' }),
})
