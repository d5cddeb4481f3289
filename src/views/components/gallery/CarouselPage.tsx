import carousel from '@core/components/Carousel.tsx?props'
import { createPage } from './createPage'

export const CarouselPage = createPage('carousel', {
  files: import.meta.glob('./carousel/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./carousel/*Example.tsx', { query: '?raw', import: 'default' }),
  components: carousel,
})
