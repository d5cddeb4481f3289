import { Frame } from './Frame'
import { base, openPages } from './openPages'

/** Shows the pages, with links to them, in an app that has no others. Other apps render `CopiedRoutes`. */
export async function start(element: HTMLElement): Promise<void> {
  if (!`${window.location.pathname}/`.startsWith(base)) window.history.replaceState(null, '', base)
  await openPages(element, <Frame />)
}
