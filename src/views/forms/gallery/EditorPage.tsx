import richText from '@core/components/editor/RichText.tsx?props'
import { createPage } from './createPage'

export const EditorPage = createPage('editor', {
  files: import.meta.glob('./editor/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./editor/*Example.tsx', { query: '?raw', import: 'default' }),
  components: richText,
})
