import avatar from '@core/components/Avatar.tsx?props'
import personCell from '@core/components/PersonCell.tsx?props'
import { createPage } from './createPage'

export const AvatarPage = createPage('avatar', {
  files: import.meta.glob('./avatar/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./avatar/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...avatar, ...personCell],
})
