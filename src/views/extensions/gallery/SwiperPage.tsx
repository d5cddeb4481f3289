import { createPage } from './createPage'

export const SwiperPage = createPage('swiper', {
  files: import.meta.glob('./swiper/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./swiper/*Example.tsx', { query: '?raw', import: 'default' }),
})
