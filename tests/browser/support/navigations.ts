import type { Page } from 'playwright-core'

/** Records the URLs of later navigations, by router or document. */
export function recordNavigations(page: Page): readonly string[] {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url())
  })
  return addresses
}
