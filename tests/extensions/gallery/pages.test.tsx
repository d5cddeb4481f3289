// @vitest-environment jsdom
import { beforeEach, it, vi } from 'vitest'
import module from '@/views/extensions/gallery/module'
import texts from '@/views/extensions/gallery/locales/en.json'
import { expectExamples } from '../../support/examples'

/* Browser API of the swiper; nothing comes into view. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

it.each(module.routes)('$path shows its examples with their code, and the props of its components', ({ path, title }) =>
  expectExamples(path, texts.nav[title as keyof typeof texts.nav]),
)
