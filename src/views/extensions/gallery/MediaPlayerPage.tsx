import { createPage } from './createPage'

export const MediaPlayerPage = createPage('mediaPlayer', {
  files: import.meta.glob('./media-player/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./media-player/*Example.tsx', { query: '?raw', import: 'default' }),
})
