import { createPage } from './createPage'

export const NavPage = createPage('navs', {
  files: import.meta.glob('./nav/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./nav/*Example.tsx', { query: '?raw', import: 'default' }),
})
