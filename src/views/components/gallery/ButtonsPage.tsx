import button from '@core/components/button/Button.tsx?props'
import buttonWithReason from '@core/components/button/ButtonWithReason.tsx?props'
import iconButton from '@core/components/button/IconButton.tsx?props'
import linkButton from '@core/components/button/LinkButton.tsx?props'
import { createPage } from './createPage'

export const ButtonsPage = createPage('buttons', {
  files: import.meta.glob('./buttons/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./buttons/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...button, ...iconButton, ...linkButton, ...buttonWithReason],
  wide: ['variants', 'colors'],
})
