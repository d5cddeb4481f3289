import buttonWithReason from '@core/components/button/ButtonWithReason.tsx?props'
import iconButton from '@core/components/button/IconButton.tsx?props'
import { createPage } from './createPage'

export const TooltipPage = createPage('tooltip', {
  files: import.meta.glob('./tooltip/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./tooltip/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...iconButton, ...buttonWithReason],
})
