import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { syncLanguage } from '@/configs/i18n'
import { syncLayout } from '@/redux/shell/layout/sync'
import { renderPage } from '../support/renderPage'

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined

/** A page in its shell, with stored appearance and language. */
export async function openShell(path = '/access-control', options: Parameters<typeof renderPage>[1] = {}) {
  i18next.off('languageChanged') // listeners of earlier tests
  const view = await renderPage(path, { shell: true, ...options })
  syncLanguage(i18next, syncLayout(view.store))
  await screen.findByRole('main')
  return { ...view, place: () => view.router.state.location.pathname + view.router.state.location.search }
}

export function matchMediaOf(...matching: string[]) {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: matching.includes(media), onchange: null }) as MediaQueryList
}
