import type { Page } from 'playwright-core'

/** Records each address that the page navigates to from now on, by the router or by loading a document. */
export function recordNavigations(page: Page): readonly string[] {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url())
  })
  return addresses
}
