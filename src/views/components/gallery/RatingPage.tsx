import stars from '@core/components/rating/Stars.tsx?props'
import starsField from '@core/components/rating/StarsField.tsx?props'
import { createPage } from './createPage'

export const RatingPage = createPage('rating', {
  files: import.meta.glob('./rating/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./rating/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...stars, ...starsField],
})
