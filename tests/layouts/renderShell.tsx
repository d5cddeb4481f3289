import { screen } from '@testing-library/react'
import { syncLayout } from '@/redux/shell/layout/sync'
import { renderPage } from '../support/renderPage'

Element.prototype.scrollIntoView = () => undefined // jsdom has no layout to scroll

/** A page in its shell, whose look is stored as in the product. */
export async function renderShell(path = '/access-control', options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(path, { shell: true, ...options })
  syncLayout(page.store)
  await screen.findByRole('main')
  return { ...page, place: () => page.router.state.location.pathname + page.router.state.location.search }
}

/** Lets these media queries match, as in a window of another size. */
export function matchMediaOf(...matching: string[]) {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: matching.includes(media), onchange: null }) as MediaQueryList
}
